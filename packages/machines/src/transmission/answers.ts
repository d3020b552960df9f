import {
  cleanHeirs,
  contractOf,
  emptyContract,
  emptyGift,
  EMPTY_AMOUNT,
  fitClauses,
  goodOf,
  isGoodPlan,
  homePercentage,
  MOST_ROWS,
  typed,
  typedAs,
  defaultClause,
} from '@hautelisse/domain/transmission'
import type {
  ContractRow,
  GiftRow,
  GoodRow,
  HeirsForm,
  LifeForm,
  PatrimonyForm,
  TransmissionForm,
  TypedAmount,
} from '@hautelisse/domain/transmission'
import { orderedText, typedText } from '../stepper/index.ts'
import type { TransmissionContext } from './context.ts'
import type { Answer, FormField } from './events.ts'
import { isSecondField, leaveSecond, typeSecond } from './second.ts'

type Change = Partial<Pick<TransmissionContext, 'form' | 'second' | 'isShareTyped' | 'refusedPaste' | 'left'>>

const nextId = (rows: readonly { readonly id: number }[]): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1

const FULL_RATE = 100
const emptyGood = (id: number): GoodRow => ({ id, type: '', amount: EMPTY_AMOUNT, rate: typed(FULL_RATE) })

const changeRow = <Row extends { readonly id: number }>(rows: readonly Row[], id: number, change: Partial<Row>): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row))

const without = <Row extends { readonly id: number }>(rows: readonly Row[], id: number): readonly Row[] =>
  rows.filter((row) => row.id !== id)

const added = <Row>(rows: readonly Row[], row: Row): readonly Row[] => (rows.length < MOST_ROWS ? [...rows, row] : rows)

const PATH = /^(other_goods|contracts|gifts)\.(\d+)\.(amount|rate|premiums_after_70|premiums_before_70)$/

/** Amount of a contract that a field of its names. */
const contractAmount = (name: string | undefined): 'amount' | 'premiumsAfter70' | 'premiumsBefore70' => {
  if (name === 'premiums_after_70') return 'premiumsAfter70'
  return name === 'premiums_before_70' ? 'premiumsBefore70' : 'amount'
}

/** What an amount field holds; undefined for a row that is not there. */
const amountAt = ({ patrimony, life }: TransmissionForm, field: FormField): TypedAmount | undefined => {
  if (field === 'home_value' || field === 'home_percentage' || field === 'passif') return patrimony[field]
  const [, list, id, name] = PATH.exec(field) ?? []
  if (list === 'contracts') return life.contracts.find((row) => row.id === Number(id))?.[contractAmount(name)]
  if (list === 'gifts') return patrimony.gifts.find((row) => row.id === Number(id))?.amount
  const good = patrimony.other_goods.find((row) => row.id === Number(id))
  return name === 'rate' ? good?.rate : good?.amount
}

const withAmount = (form: TransmissionForm, field: FormField, amount: TypedAmount): TransmissionForm => {
  const { patrimony, life } = form
  if (field === 'home_value' || field === 'home_percentage' || field === 'passif')
    return { ...form, patrimony: { ...patrimony, [field]: amount } }
  const [, list, id, name = 'amount'] = PATH.exec(field) ?? []
  if (list === 'gifts') return { ...form, patrimony: { ...patrimony, gifts: changeRow(patrimony.gifts, Number(id), { amount }) } }
  return list === 'contracts'
    ? { ...form, life: { ...life, contracts: changeRow(life.contracts, Number(id), { [contractAmount(name)]: amount }) } }
    : { ...form, patrimony: { ...patrimony, other_goods: changeRow(patrimony.other_goods, Number(id), { [name]: amount }) } }
}

/** Another family may propose another part of the home, and other beneficiaries. */
const changeHeirs = (context: TransmissionContext, change: Partial<HeirsForm>): Change => {
  const { form, isShareTyped, areContractsSeen } = context
  const heirs = cleanHeirs({ ...form.heirs, ...change })
  const patrimony = isShareTyped ? form.patrimony : { ...form.patrimony, home_percentage: typed(homePercentage(heirs, true)) }
  const life = areContractsSeen
    ? fitClauses(form.life, heirs)
    : { ...form.life, contracts: form.life.contracts.map((row) => Object.assign({}, row, { beneficiary: defaultClause(heirs) })) }
  return { form: { heirs, patrimony, life } }
}

const changePatrimony = (form: TransmissionForm, change: Partial<PatrimonyForm>): Change => {
  const patrimony = { ...form.patrimony, ...change }
  const isFirstGood = change.has_other_patrimony === true && patrimony.other_goods.length === 0
  return { form: { ...form, patrimony: isFirstGood ? { ...patrimony, other_goods: [emptyGood(0)] } : patrimony } }
}

const changeLife = (form: TransmissionForm, change: Partial<LifeForm>): Change => ({
  form: { ...form, life: { ...form.life, ...change } },
})

/** The contract of an account; no change for an unknown account. */
const switchPlan = ({ form, asker }: TransmissionContext, policyId: string, isOn: boolean): Change => {
  const account = asker.accounts.find(({ policy_id }) => policy_id === policyId)
  if (account === undefined) return {}
  const { patrimony, life, heirs } = form
  const isGood = isGoodPlan(account)
  const goods = patrimony.other_goods.filter((row) => row.planId !== policyId)
  const contracts = life.contracts.filter((row) => row.planId !== policyId)
  if (isGood)
    return changePatrimony(form, {
      has_other_patrimony: isOn || goods.length > 0,
      other_goods: isOn ? added(goods, goodOf(account, nextId(goods))) : goods,
    })
  const all: readonly ContractRow[] = isOn ? added(contracts, contractOf(account, nextId(contracts), heirs)) : contracts
  return changeLife(form, { has_life_insurance: all.length > 0, contracts: all })
}

const typeAmount = (context: TransmissionContext, answer: Extract<Answer, { type: 'amountTyped' }>): Change => {
  const { field } = answer
  const text = typedText(answer)
  if (isSecondField(field)) return typeSecond(context, field, text)
  if (amountAt(context.form, field) === undefined) return {}
  if (text === undefined) return { refusedPaste: field }
  return {
    form: withAmount(context.form, field, typedAs(text)),
    refusedPaste: undefined,
    isShareTyped: context.isShareTyped || field === 'home_percentage',
  }
}

const leaveAmount = ({ form }: TransmissionContext, field: FormField): Change => {
  const held = amountAt(form, field)
  const text = held && orderedText(held)
  return held === undefined || text === undefined ? {} : { form: withAmount(form, field, { ...held, text }) }
}

const changeOf = (context: TransmissionContext, answer: Answer): Change => {
  const { form } = context
  const { patrimony, life, heirs } = form
  switch (answer.type) {
    case 'heirsChanged':
      return changeHeirs(context, answer.change)
    case 'heirLeft':
      return { left: [...new Set([...context.left, answer.field])] }
    case 'patrimonyChanged':
      return changePatrimony(form, answer.change)
    case 'goodAdded':
      return changePatrimony(form, { other_goods: added(patrimony.other_goods, emptyGood(nextId(patrimony.other_goods))) })
    case 'goodRemoved':
      return changePatrimony(form, { other_goods: without(patrimony.other_goods, answer.id) })
    case 'giftAdded':
      return changePatrimony(form, { gifts: added(patrimony.gifts, emptyGift(nextId(patrimony.gifts), heirs)) })
    case 'giftRemoved':
      return changePatrimony(form, { gifts: without(patrimony.gifts, answer.id) })
    case 'giftChanged':
      return changePatrimony(form, { gifts: changeRow<GiftRow>(patrimony.gifts, answer.id, answer.change) })
    case 'goodTypeChosen':
      return changePatrimony(form, { other_goods: changeRow(patrimony.other_goods, answer.id, { type: answer.good }) })
    case 'lifeSwitched':
      return changeLife(form, { has_life_insurance: answer.on, contracts: answer.on ? [emptyContract(0, heirs)] : [] })
    case 'contractAdded':
      return changeLife(form, { contracts: added(life.contracts, emptyContract(nextId(life.contracts), heirs)) })
    case 'contractRemoved':
      return changeLife(form, { contracts: without(life.contracts, answer.id) })
    case 'contractChanged':
      return changeLife(form, { contracts: changeRow(life.contracts, answer.id, answer.change) })
    case 'planSwitched':
      return switchPlan(context, answer.policyId, answer.on)
    case 'amountTyped':
      return typeAmount(context, answer)
    case 'amountLeft':
      return isSecondField(answer.field) ? leaveSecond(context, answer.field) : leaveAmount(context, answer.field)
    case 'secondChanged':
      return { second: { ...context.second, ...answer.change } }
    default:
      return answer satisfies never
  }
}

/**
 * Takes in an answer of the saver with everything that follows from it: what others make pointless goes, and the result as soon as what it rests on
 * is another.
 *
 * @param context context before the answer
 * @param answer what the saver stated
 * @example takeAnswer(context, { type: 'heirsChanged', change: { children: '2' } }).form.heirs.children // '2'
 */
export const takeAnswer = (context: TransmissionContext, answer: Answer): TransmissionContext => {
  const changed = { ...context, ...changeOf(context, answer) }
  const isSame = changed.form === context.form || answer.type === 'amountLeft' || answer.type === 'heirLeft'
  return { ...changed, refused: isSame ? context.refused : [], result: isSame ? context.result : undefined }
}
