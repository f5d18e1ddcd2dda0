"""Tests in a real browser: the pages as people use them, against a server of their own."""
