//! Answers found by playing the game on in deals that the seat cannot tell from the real one.
