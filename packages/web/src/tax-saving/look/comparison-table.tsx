import { CHILDREN_CHOICES, type ComparedField } from '@hautelisse/domain/tax-saving'
import { compareEuros, formatEuros, subtractEuros, type Euros } from '@hautelisse/domain/money'
import type { ComparisonView, TaxSavingEvent, VariantChange } from '@hautelisse/machines/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, useHiddenAmounts } from '../../ui/amount/index.ts'
import { ToolButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { Table } from '../../ui/page/index.ts'
import { Select } from '../../ui/select/index.ts'
import { ANSWERS } from '../step-words.ts'
import { choiceBox } from './look.css.ts'

type Variant = ComparisonView['variants'][number]
type ComparisonTableProps = {
  readonly view: ComparisonView
  readonly send: (event: TaxSavingEvent) => void
  readonly onRemove: (id: number) => void
}

/** Names of the lines of a comparison, in their order. */
const FIELD_NAMES: Readonly<Record<ComparedField, MessageDescriptor>> = {
  year: msg({ id: 'tax.look.field.year', message: 'Année du versement' }),
  incomeYear: msg({ id: 'tax.look.field.incomeYear', message: 'Barème appliqué' }),
  marital_status: msg({ id: 'tax.look.field.marital_status', message: 'Situation' }),
  children: msg({ id: 'tax.look.field.children', message: 'Enfants à charge' }),
  monthly_income: msg({ id: 'tax.look.field.monthly_income', message: 'Salaire net imposable par mois' }),
  ceiling: msg({ id: 'tax.look.field.ceiling', message: 'Plafond de déduction' }),
  taxBefore: msg({ id: 'tax.look.field.taxBefore', message: 'Impôt sans versement' }),
  payment: msg({ id: 'tax.look.field.payment', message: 'Versement de l’année' }),
  saving: msg({ id: 'tax.look.field.saving', message: 'Économie d’impôt' }),
  effort: msg({ id: 'tax.look.field.effort', message: 'Effort' }),
}

/** Lines that say a choice, not an amount. */
const CHOICES = ['year', 'incomeYear', 'marital_status', 'children'] as const
/** Lines in the order in which they are read: what was asked, then what comes of it. */
const AMOUNTS = ['monthly_income', 'ceiling', 'taxBefore', 'payment', 'saving', 'effort'] as const

/** Lines that a simulation is called by where they differ: what was chosen, not what comes of it. */
const NAMING = ['payment', 'year', 'marital_status', 'children'] as const

const COLUMNS = ['first', 'second', 'third'] as const
type ColumnId = 'line' | (typeof COLUMNS)[number] | 'gap'

/** The difference between the largest and the smallest of some amounts. */
const gapOf = (amounts: readonly Euros[]): Euros | undefined => {
  const inOrder = amounts.toSorted(compareEuros)
  const [least, most] = [inOrder[0], inOrder.at(-1)]
  return least && most && subtractEuros(most, least)
}

const useNames = (): ((variant: Variant) => string) => {
  const { t } = useLingui()
  return ({ id }) => {
    const number = id + 1
    return t({ id: 'tax.look.compare.name', message: `Simulation ${number}` })
  }
}

/** What makes a variant another one than the others, in a few words. */
const useMarks = ({ differing }: ComparisonView): ((variant: Variant) => string) => {
  const { i18n, t } = useLingui()
  const hidden = useHiddenAmounts()
  return ({ year, payment, children, marital_status: status }) => {
    const words: Readonly<Partial<Record<ComparedField, string>>> = {
      ...(hidden ? {} : { payment: formatEuros(payment) }),
      year: String(year),
      marital_status: inSentence(i18n._(ANSWERS.status[status])),
      children: t({
        id: 'tax.look.compare.children',
        message: plural(children, { 0: 'sans enfant', one: '# enfant', other: '# enfants' }),
      }),
    }
    return NAMING.flatMap((field) => (differing.includes(field) ? (words[field] ?? []) : [])).join(', ')
  }
}

/** What a variant says on a line: a choice where it may be changed in place, a figure elsewhere. */
const useCells = (
  { years }: ComparisonView,
  send: ComparisonTableProps['send'],
): ((field: ComparedField, variant: Variant) => ReactNode) => {
  const { i18n, t } = useLingui()
  const nameOf = useNames()
  return (field, variant) => {
    const { incomeYear } = variant
    const change = (changed: VariantChange): void => send({ type: 'variantChanged', id: variant.id, change: changed })
    const choice = (
      options: readonly { readonly value: string; readonly label: string }[],
      onValueChange: (value: string) => void,
    ) => (
      <span className={choiceBox}>
        <Select
          label={`${i18n._(FIELD_NAMES[field])}, ${nameOf(variant)}`}
          labelHidden
          value={String(variant[field])}
          onValueChange={onValueChange}
          options={options}
        />
      </span>
    )
    switch (field) {
      case 'year':
        return choice(
          years.map((year) => ({ value: String(year), label: String(year) })),
          (value) => change({ year: Number(value) }),
        )
      case 'marital_status':
        return choice(
          (['CE', 'MA'] as const).map((value) => ({ value, label: i18n._(ANSWERS.status[value]) })),
          (value) => change({ marital_status: value === 'MA' ? 'MA' : 'CE' }),
        )
      case 'children':
        return choice(
          CHILDREN_CHOICES.map((children) => ({
            value: String(children),
            label:
              children === CHILDREN_CHOICES.at(-1)
                ? t({ id: 'tax.answer.most-children', message: '5 ou plus' })
                : String(children),
          })),
          (value) => {
            const children = CHILDREN_CHOICES.find((option) => String(option) === value)
            if (children !== undefined) change({ children })
          },
        )
      case 'incomeYear':
        return t({ id: 'tax.look.compare.scale', message: `Revenus ${incomeYear}` })
      case 'monthly_income':
      case 'ceiling':
      case 'taxBefore':
      case 'payment':
      case 'saving':
      case 'effort':
        return <Amount value={variant[field]} />
      default:
        return field satisfies never
    }
  }
}

type RemoveButtonProps = { readonly name: string; readonly onPress: () => void }

const RemoveButton = ({ name, onPress }: RemoveButtonProps): ReactElement => {
  const { t } = useLingui()
  const words = inSentence(name)
  return (
    <ToolButton
      icon={drawings.Close}
      aria-label={t({ id: 'tax.look.compare.remove', message: `Retirer la ${words}` })}
      onClick={onPress}
    />
  )
}

const removalOf = (name: string, onPress: () => void): ReactElement => <RemoveButton name={name} onPress={onPress} />

/** Variants side by side, with what their lines differ by in a column of its own and in the ground of the line. */
export const ComparisonTable = ({ view, send, onRemove }: ComparisonTableProps): ReactElement => {
  const { i18n, t } = useLingui()
  const { variants, differing } = view
  const nameOf = useNames()
  const cellOf = useCells(view, send)
  const marksOf = useMarks(view)
  const headOf = (variant: Variant): string => {
    const [name, marks] = [nameOf(variant), marksOf(variant)]
    return marks === '' ? name : t({ id: 'tax.look.compare.head', message: `${name}\u00A0: ${marks}` })
  }
  const shown = COLUMNS.flatMap((id, at) => {
    const variant = variants[at]
    return variant === undefined ? [] : [{ id, variant }]
  })
  const row = (key: string, line: ReactNode, of: (variant: Variant) => ReactNode, gap?: ReactNode) => ({
    key,
    cells: {
      line,
      first: undefined,
      second: undefined,
      third: undefined,
      gap,
      ...Object.fromEntries(shown.map(({ id, variant }) => [id, of(variant)])),
    },
  })
  const rowOf = (field: ComparedField, gap: ReactNode) => ({
    ...row(field, i18n._(FIELD_NAMES[field]), (variant) => cellOf(field, variant), differing.includes(field) && gap),
    isMarked: differing.includes(field),
  })
  const differs = (
    <>
      <span aria-hidden="true">≠ </span>
      <Trans id="tax.look.compare.differs">diffère</Trans>
    </>
  )
  return (
    <Table<ColumnId>
      dense
      caption={t({ id: 'tax.look.compare.caption', message: 'Simulations côte à côte' })}
      columns={[
        { id: 'line', label: t({ id: 'tax.look.compare.line', message: 'Ligne' }) },
        ...shown.map(({ id, variant }) => ({ id, label: headOf(variant), align: 'end' as const })),
        ...(variants.length > 1
          ? [{ id: 'gap' as const, label: t({ id: 'tax.look.compare.gap', message: 'Écart' }), align: 'end' as const }]
          : []),
      ]}
      rows={[
        ...CHOICES.map((field) => rowOf(field, differs)),
        ...AMOUNTS.map((field) => {
          const gap = gapOf(variants.map((variant) => variant[field]))
          return rowOf(field, gap && <Amount value={gap} />)
        }),
        row('remove', <Trans id="tax.look.compare.out">Retirer de la comparaison</Trans>, (variant) =>
          removalOf(nameOf(variant), () => onRemove(variant.id)),
        ),
      ]}
    />
  )
}
