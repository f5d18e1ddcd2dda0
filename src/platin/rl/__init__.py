"""An environment for researchers: Dominion for PettingZoo and Gymnasium. Needs `pip install "platin[rl]"`.

`platin_v0` is for several learners. Importing this registers "platin/Dominion-v0" with Gymnasium, for one learner
against bots: `gymnasium.make` and `gymnasium.make_vec` give it.
"""

import gymnasium

NAME = "platin/Dominion-v0"

if NAME not in gymnasium.registry:
    gymnasium.register(
        NAME,
        entry_point="platin.rl.single:DominionEnv",
        vector_entry_point="platin.rl.vector:DominionVectorEnv",
        # A mask says what is allowed, and games are broken off by `max_turns`.
        disable_env_checker=True,
        order_enforce=True,
    )
