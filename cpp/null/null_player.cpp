#include "null/null_player.hpp"

#include <stdexcept>

namespace kiebitz {

NullPlayer::NullPlayer(const Settings& settings)
    : settings_(settings), declarer_(settings.declarer), defender_(settings.defenders) {}

Card NullPlayer::choose(const Observation& seen, Random& random) const {
  const std::uint64_t seed = random.next();
  const CardSet legal = seen.legal();
  return count(legal) == 1 ? lowest(legal) : evidence(seen, seed).value().best;
}

std::optional<Evidence> NullPlayer::evidence(const Observation& seen, std::uint64_t seed, bool all_values,
                                             const Budget& budget) const {
  if (seen.declarer == kNobody || seen.contract.kind != Kind::null)
    throw std::invalid_argument("the player for null games is asked in null games");
  if (seen.is_declarer()) return declarer_.evidence(seen, seed, all_values, budget);
  if (!seen.is_open || all_values) return defender_.evidence(seen, seed, all_values, budget);
  return against_open_hand(seen, seed, budget);
}

std::optional<Evidence> NullPlayer::against_open_hand(const Observation& seen, std::uint64_t seed,
                                                      const Budget& budget) const {
  if (!seen.my_turn() || !seen.hand)
    throw std::invalid_argument("a card is judged by the seat whose turn it is to play one");
  constexpr std::size_t kSkats = 66;  // pairs of the twelve cards that a defender does not see
  const Chosen chosen = settings_.defenders.sampler.choose(seen, kSkats, seed);
  try {
    return settings_.ouvert.judge(seen, chosen, {Limits{}.nodes, budget.seconds, budget.stop, budget.interrupted});
  } catch (const SearchStopped&) {
    return std::nullopt;
  }
}

}  // namespace kiebitz
