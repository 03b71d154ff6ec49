#include "whole/game_batch.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "whole/tensor.hpp"

namespace kiebitz {

GameBatch::GameBatch(std::size_t size, std::uint64_t seed, Reward reward, std::vector<WholeGame> starts)
    : reward_(reward), starts_(std::move(starts)), drawing_(seed) {
  if (std::any_of(starts_.begin(), starts_.end(), [](const WholeGame& game) { return game.is_over(); }))
    throw std::invalid_argument("a game of a batch cannot start where it is over");
  for (std::size_t place = 0; place < size; ++place) {
    luck_.emplace_back(drawing_.next());
    games_.push_back(start(luck_.back()));
  }
}

WholeGame GameBatch::start(Random& luck) const {
  return starts_.empty() ? WholeGame(deal_cards(luck)) : starts_[luck.below(starts_.size())];
}

void GameBatch::look(const Sight& sight) const {
  for (std::size_t place = 0; place < games_.size(); ++place) {
    const WholeGame& game = games_[place];
    information_row(game, game.turn()).unpack(sight.information + place * kInformationBits);
    game.legal().unpack(sight.legal + place * kActions);
    sight.turns[place] = static_cast<std::int8_t>(game.turn());
  }
}

void GameBatch::step(std::span<const std::int64_t> actions, const Outcome& outcome) {
  if (actions.size() != games_.size()) throw std::invalid_argument("every game of a batch needs one action");
  for (std::size_t place = 0; place < games_.size(); ++place)
    if (actions[place] < 0 || actions[place] >= kActions || !games_[place].is_legal(static_cast<Action>(actions[place])))
      throw std::invalid_argument("the action " + std::to_string(actions[place]) + " is not legal in game " +
                                  std::to_string(place));
  for (std::size_t place = 0; place < games_.size(); ++place) {
    WholeGame& game = games_[place];
    game.apply(static_cast<Action>(actions[place]));
    outcome.over[place] = game.is_over();
    const std::array<float, kSeats> returns =
        game.is_over() ? game.returns(reward_) : std::array<float, kSeats>{};
    std::copy(returns.begin(), returns.end(), outcome.returns + place * kSeats);
    if (game.is_over()) game = start(luck_[place]);
  }
}

void GameBatch::draw(std::int64_t* actions) {
  for (std::size_t place = 0; place < games_.size(); ++place) {
    const ActionSet legal = games_[place].legal();
    actions[place] = legal.place_of(static_cast<int>(drawing_.below(static_cast<std::uint64_t>(legal.count()))));
  }
}

}  // namespace kiebitz
