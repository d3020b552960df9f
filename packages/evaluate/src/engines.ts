import { annuity } from './annuity.ts'
import { annuityCashflows, annuityMonths, annuityValue } from './annuity-cashflows.ts'
import { simulatorCase } from './case.ts'
import { paymentCeiling, topUp } from './contributions.ts'
import type { Engine, RowsEngine } from './engine.ts'
import { exit } from './exit.ts'
import { exitPlan } from './exit-plan.ts'
import { fan } from './fan.ts'
import { inheritanceDuty } from './inheritance.ts'
import type { LineEngine, LoadingLineEngine } from './json-lines.ts'
import { paymentLife } from './payment-life.ts'
import { pension, pensionPoints } from './pension.ts'
import { projection } from './projection.ts'
import { receipt } from './receipt.ts'
import { release } from './release.ts'
import { riskMix } from './risk-mix.ts'
import { incomeTax, perCeiling, taxSaving } from './tax.ts'
import { transmission } from './transmission.ts'
import { withdrawal } from './withdrawal.ts'

/** Every engine of the command, by the name it is asked for. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  annuity,
  'annuity-value': annuityValue,
  'annuity-cashflows': annuityCashflows,
  'income-tax': incomeTax,
  'tax-saving': taxSaving,
  'per-ceiling': perCeiling,
  'inheritance-duty': inheritanceDuty,
  pension,
  'pension-points': pensionPoints,
  projection,
  withdrawal,
  exit,
  'top-up': topUp,
  'payment-ceiling': paymentCeiling,
  'payment-life': paymentLife,
  release,
  'risk-mix': riskMix,
}

/** Engines that write a row a month too, for `--months`. */
export const MONTH_ENGINES: Readonly<Record<string, RowsEngine>> = { 'annuity-cashflows': annuityMonths }

/** Engines whose cases hold lists, and are read one JSON value a line. */
export const LINE_ENGINES: Readonly<Record<string, LineEngine | LoadingLineEngine>> = {
  transmission,
  receipt,
  fan,
  'exit-plan': exitPlan,
  case: simulatorCase,
}
