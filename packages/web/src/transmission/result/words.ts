import type { Option, Right } from '@hautelisse/domain/inheritance'
import { addEuros, isZero } from '@hautelisse/domain/money'
import type { OptionRow, NetParts } from '@hautelisse/domain/transmission'
import { useLingui } from '@lingui/react/macro'

/** What a part of the estate is called. */
export const useRightWords = (): Readonly<Record<Right, string | undefined>> => {
  const { t } = useLingui()
  return {
    full: t({ id: 'transmission.right.full', message: 'en pleine propriété' }),
    usufruct: t({ id: 'transmission.right.usufruct', message: 'valeur de l’usufruit' }),
    bare: t({ id: 'transmission.right.bare', message: 'valeur de la nue-propriété' }),
    full_and_usufruct: t({ id: 'transmission.right.mixed', message: 'pleine propriété et valeur de l’usufruit' }),
    none: undefined,
  }
}

/** What each option means for the spouse and the children. */
export const useOptionTexts = (): Readonly<Record<Option, string>> => {
  const { t } = useLingui()
  return {
    quarter: t({
      id: 'transmission.option.quarter-text',
      message:
        'Votre conjoint devient pleinement propriétaire d’un quart de votre patrimoine. Vos enfants reçoivent les trois quarts, tout de suite.',
    }),
    usufruct: t({
      id: 'transmission.option.usufruct-text',
      message:
        'Votre conjoint garde l’usage et les revenus de tous vos biens, toute sa vie. Vos enfants en sont nus-propriétaires, puis pleinement propriétaires à son décès, sans nouvel impôt.',
    }),
    quarter_and_usufruct: t({
      id: 'transmission.option.mixed-text',
      message:
        'Votre conjoint devient pleinement propriétaire d’un quart, et garde l’usage et les revenus du reste, toute sa vie. Vos enfants reçoivent ce reste à son décès, sans nouvel impôt.',
    }),
    disposable: t({
      id: 'transmission.option.disposable-text',
      message:
        'Votre conjoint devient pleinement propriétaire de la part dont la loi vous laisse disposer. Vos enfants se partagent le reste, tout de suite.',
    }),
  }
}

/** What the parts of a group are on its card, and whether their tax is paid out of them. */
export const usePaidWords = () => {
  const { t } = useLingui()
  const rights = useRightWords()
  const insurance = t({ id: 'transmission.name.insurance', message: 'assurance-vie' })
  const divided = t({ id: 'transmission.result.divided', message: 'assurance-vie, au titre d’une clause démembrée' })
  const estateOf = (row: OptionRow, { paidFrom }: NetParts): string | undefined =>
    row.right === 'full' && paidFrom === 'each' && !isZero(row.duty)
      ? t({ id: 'transmission.paid.estate', message: 'en pleine propriété, droits payés' })
      : rights[row.right]
  const insuranceOf = (row: OptionRow, { paidFrom }: NetParts): string => {
    if (row.is_life_insurance_divided) return divided
    if (paidFrom === 'insurance' && !isZero(row.duty))
      return t({ id: 'transmission.paid.all', message: 'assurance-vie, tout l’impôt payé' })
    return paidFrom === 'other' || isZero(row.life_insurance_tax)
      ? insurance
      : t({ id: 'transmission.paid.insurance', message: 'assurance-vie, impôt payé' })
  }
  const noteOf = (row: OptionRow, { paidFrom }: NetParts): string | undefined => {
    if (row.beneficiary === 'spouse') return t({ id: 'transmission.result.exempt', message: 'Exonéré d’impôt' })
    if (row.right !== 'bare') return undefined
    return paidFrom === 'other' && !isZero(addEuros(row.duty, row.life_insurance_tax))
      ? t({ id: 'transmission.paid.other', message: 'Pleine propriété au second décès\u00A0; impôt à payer sur d’autres fonds' })
      : t({ id: 'transmission.paid.later', message: 'Pleine propriété au second décès' })
  }
  return (row: OptionRow, received: NetParts) => ({
    estate: estateOf(row, received),
    insurance: insuranceOf(row, received),
    note: noteOf(row, received),
  })
}
