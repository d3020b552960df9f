export { Amount } from './amount.tsx'
export { HiddenAmountsProvider, useHiddenAmounts } from './hidden-amounts.tsx'
export { LiveAmount } from './live-amount.tsx'
export { HIDDEN_AMOUNT, spokenAmount, writeRound } from './written.ts'
