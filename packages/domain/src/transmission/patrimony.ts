import type { Estate } from '../inheritance/index.ts'
import { Decimal, euros, multiplyEuros, roundToCents, ZERO_EUROS, type Euros } from '../money/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { EMPTY_AMOUNT, requireValue, typed } from './amount.ts'
import { giftRowsOf, giftsToldBy } from './gift-form.ts'
import { familyOf, readWhole } from './heirs.ts'
import {
  DEFAULT_HOME_PERCENTAGE,
  HOME_PERCENTAGES,
  type GoodRow,
  type Heirs,
  type HeirsForm,
  type Patrimony,
  type PatrimonyForm,
  type TypedAmount,
} from './model.ts'

/**
 * Gives the part of a home that is proposed, in percent: half for a married person in the stepper, otherwise the whole.
 *
 * Rule PATRI-10, PATRI-11.
 *
 * @param heirs form of the heirs
 * @param isStepper false in the window that changes a saved simulation
 * @example homePercentage({ ...EMPTY_HEIRS, family_situation: 'spouse' }, true) // 50
 */
export const homePercentage = ({ family_situation }: Pick<HeirsForm, 'family_situation'>, isStepper: boolean): number =>
  isStepper && family_situation === 'spouse' ? DEFAULT_HOME_PERCENTAGE.married : DEFAULT_HOME_PERCENTAGE.other

/** The form before anything is answered. */
export const emptyPatrimony = (percentage: number): PatrimonyForm => ({
  has_donate: false,
  gifts: [],
  owner_home: false,
  home_value: EMPTY_AMOUNT,
  home_percentage: typed(percentage),
  family_at_home: false,
  has_other_patrimony: false,
  other_goods: [],
  passif: EMPTY_AMOUNT,
})

/**
 * Says whether the form asks who lives in the home: only a family whose living there lowers the tax is asked.
 *
 * CGI art. 764 bis: a spouse, a partner of PACS, or children who are minors, protected or infirm.
 *
 * @param heirs form of the heirs
 */
export const canLiveThere = ({ family_situation: situation, children }: HeirsForm): boolean =>
  situation === 'spouse' || situation === 'pacs' || (readWhole(children) ?? 0) > 0

const amountOf = ({ parsed }: TypedAmount): Euros | undefined => (parsed.kind === 'amount' ? parsed.amount : undefined)

/** The percentage that a field says, at the nearest bound where it is outside. */
const clamped = (field: TypedAmount): number =>
  Math.min(100, Math.max(0, (amountOf(field) ?? euros(DEFAULT_HOME_PERCENTAGE.other)).toNumber()))

const share = (percent: number): Decimal => new Decimal(percent).dividedBy(100)

const requireShare = ({ parsed }: TypedAmount): FieldError | undefined =>
  parsed.kind === 'amount' &&
  parsed.amount.greaterThanOrEqualTo(HOME_PERCENTAGES.lowest) &&
  parsed.amount.lessThanOrEqualTo(HOME_PERCENTAGES.highest)
    ? undefined
    : fieldError('home_percentage', 'wrong', { min: HOME_PERCENTAGES.lowest, max: HOME_PERCENTAGES.highest })

const rowProblems = ({ id, type, amount }: GoodRow): readonly (FieldError | undefined)[] => [
  type === '' ? fieldError(`other_goods.${id}.type`, 'required') : undefined,
  requireValue(`other_goods.${id}.amount`, amount, true),
]

/**
 * Checks the patrimony: value and share of an owned home, type and value of each good that is shown, and the debts.
 *
 * Rule PATRI-12, PATRI-16.
 *
 * @param form everything that is filled in
 */
export const validatePatrimony = (form: PatrimonyForm): readonly FieldError[] =>
  refusals(
    ...(form.owner_home ? [requireValue('home_value', form.home_value, true), requireShare(form.home_percentage)] : []),
    ...(form.has_other_patrimony ? form.other_goods.flatMap(rowProblems) : []),
    requireValue('passif', form.passif, false),
  )

/**
 * Gives the patrimony as it is sent: what stands on the screen, and nothing else.
 *
 * Rule PATRI-13, PATRI-15, PATRI-17.
 *
 * @param form everything that is filled in
 * @param heirs form of the heirs, which says whether anyone may live in the home
 */
export const patrimonyOf = (form: PatrimonyForm, heirs: HeirsForm): Patrimony => {
  const home = form.owner_home
    ? {
        home_value: amountOf(form.home_value) ?? ZERO_EUROS,
        home_percentage: clamped(form.home_percentage),
        ...(canLiveThere(heirs) ? { family_at_home: form.family_at_home } : {}),
      }
    : {}
  const goods = form.other_goods.flatMap(({ type, amount, rate }) => {
    const value = amountOf(amount)
    return type === '' || value === undefined ? [] : [{ type, amount: value, rate: clamped(rate) }]
  })
  return {
    has_donate: form.has_donate,
    ...giftsToldBy(form),
    owner_home: form.owner_home,
    ...home,
    has_other_patrimony: form.has_other_patrimony,
    ...(form.has_other_patrimony ? { other_goods: goods } : {}),
    passif: amountOf(form.passif) ?? ZERO_EUROS,
  }
}

/**
 * Gives what counts of one good while it is typed: its value by the saver's part, rounded to the cent; undefined without type or value.
 *
 * Rule PATRI-13.
 *
 * @param row one row of the form
 */
export const retainedOf = ({ type, amount, rate }: Omit<GoodRow, 'id'>): Euros | undefined => {
  const value = amountOf(amount)
  return type === '' || value === undefined ? undefined : roundToCents(multiplyEuros(value, share(clamped(rate))))
}

/**
 * Puts a patrimony that was sent before into the form.
 *
 * @param told patrimony as it was sent
 */
export const patrimonyFormOf = (told: Patrimony): PatrimonyForm => ({
  has_donate: told.has_donate ?? false,
  gifts: giftRowsOf(told.gifts ?? []),
  owner_home: told.owner_home ?? false,
  home_value: told.home_value === undefined ? EMPTY_AMOUNT : typed(told.home_value),
  home_percentage: typed(told.home_percentage ?? DEFAULT_HOME_PERCENTAGE.other),
  family_at_home: told.family_at_home ?? false,
  has_other_patrimony: told.has_other_patrimony ?? false,
  other_goods: (told.other_goods ?? []).map(({ type, amount, rate }, id) => ({
    id,
    type,
    amount: typed(amount),
    rate: typed(Math.round(rate * 100) / 100),
  })),
  passif: told.passif === undefined || told.passif.isZero() ? EMPTY_AMOUNT : typed(told.passif),
})

/**
 * Gives the estate that a patrimony describes; gifts that were made are not in it (O-CONST-10).
 *
 * @param told patrimony as it is sent
 * @param heirs heirs as they are sent: the family's allowance on the home needs a spouse, a partner of PACS or a child
 */
export const estateOf = (told: Patrimony, heirs: Heirs): Estate => {
  const { situation, children } = familyOf(heirs)
  const canLive = situation === 'spouse' || situation === 'pacs' || children > 0
  return {
    home:
      told.owner_home === true && told.home_value !== undefined
        ? {
            value: told.home_value,
            share: share(told.home_percentage ?? DEFAULT_HOME_PERCENTAGE.other),
            isOfFamily: canLive && told.family_at_home === true,
          }
        : undefined,
    goods:
      told.has_other_patrimony === true
        ? (told.other_goods ?? []).map(({ type, amount, rate }) => ({ type, value: amount, share: share(rate) }))
        : [],
    debts: told.passif ?? ZERO_EUROS,
  }
}
