export { Decimal, type DecimalValue } from './decimal.ts'
export {
  addEuros,
  compareEuros,
  divideEuros,
  euros,
  isNegative,
  isPositive,
  isZero,
  multiplyEuros,
  requirePositiveEuros,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from './euros.ts'
export {
  formatAmount,
  formatAmountInput,
  formatEuros,
  formatMovement,
  formatRate,
  formatPoints,
  formatShare,
  formatUnits,
  groupDigits,
  NO_BREAK_SPACE,
} from './format.ts'
export { HIGHEST_AMOUNT, parseAmount, parsePastedAmount, readingsOf, type AmountRefusal, type ParsedAmount } from './parse.ts'
export { amountIn, convertAmount, MONTHS_PER_YEAR, PERIODICITIES, type PeriodicAmount, type Periodicity } from './periodicity.ts'
export { roundToCents, roundToEuros } from './round.ts'
export { smallestWhole } from './smallest.ts'
export { splitAmount, splitOver } from './split.ts'
export { restOf, sumOf, type Sum } from './sum.ts'
export { groupWhileTyping, keepNumericCharacters, typeNumeric, type TypedText } from './typing.ts'
export { eurosOnWire, eurosOnWireWithin, nonNegativeEurosOnWire } from './wire.ts'
