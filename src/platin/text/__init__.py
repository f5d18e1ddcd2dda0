"""All words meant for people, in German and English."""
