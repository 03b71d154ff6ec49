#include "learning/learner.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "learning/share_out.hpp"
#include "learning/widen.hpp"

namespace kiebitz {
namespace {

constexpr std::size_t kStudents = Scene::kNets + kFamilies;
constexpr float kCriticRate = 1e-3f;
constexpr std::size_t kSampled = 4;  // every so many decisions tell the rest beside what they brought, and count as often
constexpr float kNegligible = 1e-3f;  // hundreds of list points

// The part of some things that belongs to a block.
template <typename Things>
std::pair<std::size_t, std::size_t> part_of(const Things& things, int block, int blocks) {
  const std::size_t all = things.size();
  return {all * static_cast<std::size_t>(block) / static_cast<std::size_t>(blocks),
          all * static_cast<std::size_t>(block + 1) / static_cast<std::size_t>(blocks)};
}

template <typename Thing>
void gather(const std::vector<Thing>& some, std::vector<const Thing*>& all) {
  for (const Thing& thing : some) all.push_back(&thing);
}

CriticNet first_critic(Random& random) {
  CriticNet net = {};
  for (int type = 0; type < kGroupTypes; ++type) {
    fill(net.trunk.rows[type], 0.1f, random);
    fill(net.trunk.context_rows[type], 0.1f, random);
    fill(net.trunk.sums[type], 0.15f, random);
  }
  fill(net.trunk.context_sums, 0.1f, random);
  return net;
}

template <typename Part>
void append(std::string& state, const Part& part) {
  state.append(reinterpret_cast<const char*>(&part), sizeof(Part));
}

template <typename Part>
void take(const std::string& state, std::size_t& at, Part& part) {
  if (state.size() - at < sizeof(Part)) throw std::invalid_argument("this is not the state of a learner");
  std::memcpy(&part, state.data() + at, sizeof(Part));
  at += sizeof(Part);
}

void add(Seen& sum, const Seen& part) {
  sum.decisions += part.decisions;
  sum.distance += part.distance;
  sum.entropy += part.entropy;
  sum.clipped += part.clipped;
  sum.outcome_error += part.outcome_error;
}

float log_of(float chance) { return std::log(std::max(chance, 1e-12f)); }

void to_means(Seen& seen, const std::vector<Lot>& lots) {
  std::size_t states = 0;
  for (const Lot& lot : lots) {
    seen.critic_error += lot.squared_error;
    seen.advantage += lot.squared_advantage;
    for (const auto& some : lot.states) states += some.size();
  }
  const auto over = [](double& sum, std::size_t number) { sum /= static_cast<double>(std::max<std::size_t>(1, number)); };
  for (double* sum : {&seen.distance, &seen.entropy, &seen.clipped, &seen.outcome_error}) over(*sum, seen.decisions);
  for (double* sum : {&seen.critic_error, &seen.advantage}) over(*sum, states);
}

// A network is too large for a stack.
template <typename Net>
void clear(Net& net) {
  std::memset(static_cast<void*>(&net), 0, sizeof(Net));
}

// Whether a decision was so clear, or brought so much what was to be expected, that it moves nothing. Most are.
bool teaches_little(const Decision& decision) {
  return std::abs(decision.advantage) * (1 - std::exp(decision.log_chance)) < kNegligible;
}

// Makes the card that was played likelier or less likely by what it brought, unless its chance has moved enough.
bool reinforce(const Decision& decision, const OfCards& chances, float clip, OfCards& to_scores) {
  const float ratio = std::exp(std::log(chances[decision.chosen]) - decision.log_chance);
  if (decision.advantage > 0 ? ratio > 1 + clip : ratio < 1 - clip) return false;
  for (int card = 0; card < decision.cards.number(); ++card) {
    const float played = card == decision.chosen ? 1 : 0;
    to_scores[card] = decision.advantage * ratio * (chances[card] - played);
  }
  return true;
}

// Back towards the chances of the start.
void hold_back(const Decision& decision, const OfCards& chances, const OfCards& before, float anchor, OfCards& to_scores,
               Seen& seen) {
  for (int card = 0; card < decision.cards.number(); ++card) {
    to_scores[card] += kSampled * anchor * (chances[card] - before[card]);
    seen.distance += kSampled * before[card] * (log_of(before[card]) - log_of(chances[card]));
    seen.entropy -= kSampled * chances[card] * log_of(chances[card]);
  }
}

}  // namespace

Learner::Learner(const std::vector<float>& start, std::uint64_t seed) : policy_(Scene::kNets), critics_(kFamilies) {
  Random random(seed);
  for (auto& critic : critics_) critic.net = first_critic(random);
  start_ = widened(start, random);
  for (int net = 0; net < Scene::kNets; ++net) policy_[net].net = start_[net];
}

Nets Learner::nets() const {
  Nets nets;
  for (const auto& student : policy_) nets.push_back(student.net);
  return nets;
}

Critics Learner::critics() const {
  Critics critics;
  for (const auto& student : critics_) critics.push_back(student.net);
  return critics;
}

std::vector<float> Learner::numbers() const {
  const Nets all = nets();
  std::vector<float> numbers(WidePolicy::size());
  std::memcpy(numbers.data(), all.data(), numbers.size() * sizeof(float));
  return numbers;
}

std::string Learner::state() const {
  std::string state;
  const auto append_all = [&](const auto& students) {
    for (const auto& student : students) {
      append(state, student.net);
      append(state, student.adam.state());
    }
  };
  append_all(policy_);
  append_all(critics_);
  return state;
}

void Learner::restore(const std::string& state) {
  std::size_t at = 0;
  const auto take_all = [&](auto& students) {
    for (auto& student : students) {
      take(state, at, student.net);
      take(state, at, student.adam.state());
    }
  };
  take_all(policy_);
  take_all(critics_);
  if (at != state.size()) throw std::invalid_argument("this is not the state of a learner");
}

Seen Learner::learn(const std::vector<Contracted>& deals, const std::vector<std::uint32_t>& numbers,
                    const Others& others, const Lesson& lesson, std::uint64_t seed, int threads) {
  const std::vector<Lot> lots = play(deals, numbers, others, lesson, seed, threads);
  Seen seen;
  const std::size_t batch = std::max<std::size_t>(1, lesson.batch / kLot);
  for (std::size_t first = 0; first < lots.size(); first += batch)
    step(&lots[first], lots.data() + std::min(first + batch, lots.size()), lesson, threads, seen);
  to_means(seen, lots);
  return seen;
}

std::vector<Lot> Learner::play(const std::vector<Contracted>& deals, const std::vector<std::uint32_t>& numbers,
                               const Others& others, const Lesson& lesson, std::uint64_t seed, int threads) const {
  const Nets policy = nets();
  const Critics all = critics();
  const SelfPlay self_play(policy, all, others, lesson.lambda);
  std::vector<Lot> lots((numbers.size() + kLot - 1) / kLot);
  share_out(threads, lots.size(), [&](std::size_t lot) {
    for (std::size_t game = lot * kLot; game < std::min((lot + 1) * kLot, numbers.size()); ++game) {
      Random random(Random(seed + game * 0x9e3779b97f4a7c15u).next());
      self_play.play(deals.at(numbers[game]), random, lots[lot]);
    }
  });
  return lots;
}

void Learner::step(const Lot* first, const Lot* last, const Lesson& lesson, int threads, Seen& seen) {
  std::array<std::vector<const Decision*>, Scene::kNets> decisions;
  std::array<std::vector<const State*>, kFamilies> states;
  for (const Lot* lot = first; lot != last; ++lot) {
    for (int net = 0; net < Scene::kNets; ++net) gather(lot->decisions[net], decisions[net]);
    for (int family = 0; family < kFamilies; ++family) gather(lot->states[family], states[family]);
  }
  std::array<Seen, Scene::kNets * kBlocks> parts = {};
  share_out(threads, kStudents * kBlocks, [&](std::size_t task) {
    const int student = static_cast<int>(task) / kBlocks, block = static_cast<int>(task) % kBlocks;
    if (student < Scene::kNets)
      pull(student, decisions[student], block, lesson, parts[task]);
    else
      pull(student - Scene::kNets, states[student - Scene::kNets], block);
  });
  for (const Seen& part : parts) add(seen, part);
  share_out(threads, kStudents, [&](std::size_t student) {
    if (student < Scene::kNets)
      policy_[student].step(decisions[student].size(), lesson.rate);
    else
      critics_[student - Scene::kNets].step(states[student - Scene::kNets].size(), kCriticRate);
  });
}

void Learner::pull(int number, const std::vector<const Decision*>& decisions, int block, const Lesson& lesson,
                   Seen& seen) {
  const WidePolicy::Net& net = policy_[number].net;
  WidePolicy::Net& slope = policy_[number].slopes[block];
  clear(slope);
  CardPass<WidePolicy::Net> pass, before;
  const auto [first, last] = part_of(decisions, block, kBlocks);
  seen.decisions += last - first;
  for (std::size_t at = first; at < last; ++at) {
    const Decision& decision = *decisions[at];
    const bool is_sampled = at % kSampled == 0;
    if (!is_sampled && teaches_little(decision)) continue;
    pass.forward(net, decision.inputs, decision.cards);
    OfCards to_scores = {};
    seen.clipped += !reinforce(decision, pass.chances(), lesson.clip, to_scores);
    float to_outcome = 0;
    if (is_sampled) {
      before.forward(start_[number], decision.inputs, decision.cards);
      hold_back(decision, pass.chances(), before.chances(), lesson.anchor, to_scores, seen);
      const float wrong = pass.outcome() - decision.outcome;
      seen.outcome_error += kSampled * wrong * wrong;
      to_outcome = kSampled * lesson.outcomes * wrong;
    }
    pass.backward(net, decision.inputs, decision.cards, to_scores, to_outcome, slope);
  }
}

void Learner::pull(int family, const std::vector<const State*>& states, int block) {
  const CriticNet& net = critics_[family].net;
  CriticNet& slope = critics_[family].slopes[block];
  clear(slope);
  CriticPass pass;
  const auto [first, last] = part_of(states, block, kBlocks);
  for (std::size_t at = first; at < last; ++at) {
    const float wrong = pass.forward(net, states[at]->sight) - states[at]->target;
    pass.backward(net, states[at]->sight, wrong, slope);
  }
}

}  // namespace kiebitz
