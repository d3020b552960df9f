export { Amount } from './amount.tsx'
export { HiddenAmountsProvider, useHiddenAmounts } from './hidden-amounts.tsx'
export { HIDDEN_AMOUNT, spokenAmount, writeRound } from './written.ts'
export { shortRate } from './short-rate.ts'
