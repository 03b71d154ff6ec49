#include "whole/text.hpp"

namespace kiebitz {
namespace {

constexpr char kSuitLetters[] = "DHSC", kRankLetters[] = "789QKTAJ", kKindLetters[] = "DHSCGN";

// Suit by suit from clubs down, CJAT.SK7; nothing is a dash.
std::string cards_text(CardSet cards) {
  std::string text;
  for (int suit = kSuits - 1; suit >= 0; --suit) {
    if (!(cards >> 8 * suit & 0xff)) continue;
    if (!text.empty()) text += '.';
    text += kSuitLetters[suit];
    for (int rank = kJack; rank >= kSeven; --rank)
      if (cards >> (8 * suit + rank) & 1) text += kRankLetters[rank];
  }
  return text.empty() ? "-" : text;
}

std::string contract_text(const Contract& contract) {
  std::string text(1, kKindLetters[static_cast<int>(contract.kind)]);
  if (contract.ouvert) text += 'O';
  if (contract.ouvert && contract.kind != Kind::null) return text;
  if (contract.hand) text += 'H';
  return text + (contract.schwarz ? "Z" : contract.schneider ? "S" : "");
}

// Cards as a move names them, each after a dot and the highest first.
std::string named(CardSet cards) {
  std::string text;
  for (; cards; cards &= ~bit(highest(cards))) text.append(1, '.').append(card_text(highest(cards)));
  return text;
}

}  // namespace

std::string card_text(Card card) { return {kSuitLetters[card / 8], kRankLetters[card % 8]}; }

std::string action_text(Action action) {
  if (is_card(action)) return card_text(action);
  if (action == kPass) return "p";
  if (action == kHold) return "y";
  if (action == kPickUp) return "s";
  if (is_bid(action)) return std::to_string(kBidValues[static_cast<std::size_t>(action - kFirstBid)]);
  return contract_text(kContractList[static_cast<std::size_t>(action - kFirstContract)]);
}

std::string information_text(const WholeGame& game, int seat) {
  std::string text = seat == kNobody ? "-" : std::to_string(seat);
  if (seat != kNobody) text.append(1, ' ').append(cards_text(game.dealt()[seat]));
  const bool knows_skat = game.picked_up() && seat == game.declarer();
  bool is_declared = false;
  for (const Action action : game.history()) {
    if (is_card(action) && !is_declared) continue;  // put away, and told below
    text.append(1, ' ').append(action_text(action));
    if (action == kPickUp && knows_skat) text += named(game.dealt()[kSkat]);
    if (action < kFirstContract) continue;
    is_declared = true;
    if (knows_skat) text += named(game.put_away());
  }
  if (knows_skat && !is_declared && game.put_away()) text.append(" put").append(named(game.put_away()));
  return text;
}

}  // namespace kiebitz
