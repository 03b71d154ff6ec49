#include "worlds/sampler.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "worlds/sample.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kDrawnForEach = 100;  // worlds weighed for each that is chosen
constexpr double kLeastWeight = 1e-6;       // of a world that inference all but excludes; the likeliest has 1
constexpr std::size_t kReadForEach = 10;    // worlds whose cards are read for each that is chosen,
constexpr std::size_t kReadAtLeast = 400;   // but so many in any case

void raise_the_least(std::vector<double>& weights) {
  for (double& weight : weights) weight = std::max(weight, kLeastWeight);
}

}  // namespace

Sampler::Sampler(int remembered_tricks, std::shared_ptr<const Inference> inference, Role infers_as,
                 std::shared_ptr<const CardReading> reading, std::shared_ptr<const NullPutting> putting)
    : remembered_tricks_(remembered_tricks),
      inference_(std::move(inference)),
      infers_as_(infers_as),
      reading_(std::move(reading)),
      putting_(std::move(putting)) {
  if (remembered_tricks < 0) throw std::invalid_argument("a player remembers 0 tricks or more");
  if (remembered_tricks < kTricks && inference_ != nullptr)
    throw std::invalid_argument("inference weighs whole deals, which a player that forgets cards does not imagine");
  if (reading_ != nullptr && inference_ == nullptr)
    throw std::invalid_argument("who reads cards reads bids as well: a likelihood is missing");
}

bool Sampler::infers(const Observation& seen) const {
  return inference_ != nullptr && (infers_as_ == Role::both || (infers_as_ == Role::declarer) == seen.is_declarer());
}

Chosen Sampler::choose(const Observation& seen, std::size_t number, std::uint64_t seed) const {
  Chosen chosen;
  chosen.recalled = recall(seen, remembered_tricks_);
  const Worlds fitting(chosen.recalled.knowledge);
  chosen.fitting = fitting.size();
  const bool weighs = infers(seen);
  Random drawing(seed);
  chosen.worlds = sample_distinct(fitting, weighs ? kDrawnForEach * number : number, drawing);
  if (!weighs) return chosen;
  chosen.weights = inference_->weigh(chosen.worlds, seen);
  read_putting(chosen, seen);
  raise_the_least(chosen.weights);
  if (reading_ != nullptr) read_cards(chosen, seen, number, seed);
  if (chosen.worlds.size() <= number) return chosen;
  Random drawing_again(seed);
  Drawn drawn = resample(chosen.worlds, chosen.weights, number, drawing_again);
  chosen.worlds = std::move(drawn.worlds);
  chosen.weights = std::move(drawn.times);
  return chosen;
}

void Sampler::read_putting(Chosen& chosen, const Observation& seen) const {
  if (putting_ == nullptr || seen.contract.kind != Kind::null || seen.is_declarer()) return;
  const std::vector<double> sane = putting_->weigh(chosen.worlds, seen);
  for (std::size_t world = 0; world < sane.size(); ++world) chosen.weights[world] *= sane[world];
  const double most = *std::max_element(chosen.weights.begin(), chosen.weights.end());
  for (double& weight : chosen.weights) weight /= most;
}

// Leaves some of the worlds, drawn by their weights, and weighs those by the cards as well.
void Sampler::read_cards(Chosen& chosen, const Observation& seen, std::size_t number, std::uint64_t seed) const {
  const std::size_t read = std::max(kReadForEach * number, kReadAtLeast);
  if (chosen.worlds.size() > read) {
    Random drawing(seed);
    Drawn drawn = resample(chosen.worlds, chosen.weights, read, drawing);
    chosen.worlds = std::move(drawn.worlds);
    chosen.weights = std::move(drawn.times);
  }
  const std::vector<double> by_cards = reading_->weigh(chosen.worlds, seen);
  for (std::size_t world = 0; world < by_cards.size(); ++world)
    chosen.weights[world] *= std::max(by_cards[world], kLeastWeight);
}

}  // namespace kiebitz
