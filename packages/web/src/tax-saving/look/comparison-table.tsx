import { CHILDREN_CHOICES, type ComparedField } from '@hautelisse/domain/tax-saving'
import type { ComparisonView, TaxSavingEvent, VariantChange } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { ToolButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { Select } from '../../ui/select/index.ts'
import { cssVars } from '../../ui/theme/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { useAnswerWords } from '../step-words.ts'
import { useComparedWords } from './compared-words.ts'
import * as styles from './comparison.css.ts'

type Variant = ComparisonView['variants'][number]
type TableProps = {
  readonly view: ComparisonView
  readonly send: (event: TaxSavingEvent) => void
  readonly onRemove: (id: number) => void
}

/** Lines in the order in which they are read: what was asked, then what comes of it. */
const LINES: readonly ComparedField[] = [
  'year',
  'incomeYear',
  'marital_status',
  'children',
  'monthly_income',
  'ceiling',
  'taxBefore',
  'payment',
  'saving',
  'effort',
]

/** Lines that say a choice, not an amount. */
const WORDS: ReadonlySet<ComparedField> = new Set(['year', 'incomeYear', 'marital_status', 'children'])

const useNames = (): ((variant: Variant) => string) => {
  const { t } = useLingui()
  return ({ id }) => {
    const number = id + 1
    return t({ id: 'tax.look.compare.name', message: `Simulation ${number}` })
  }
}

/** What a variant says on a line: a choice where it may be changed in place, a figure elsewhere. */
const useCells = (
  { years }: ComparisonView,
  send: TableProps['send'],
): ((field: ComparedField, variant: Variant) => ReactNode) => {
  const { t } = useLingui()
  const words = useComparedWords()
  const { status } = useAnswerWords()
  const nameOf = useNames()
  return (field, variant) => {
    const { incomeYear } = variant
    const change = (changed: VariantChange): void => send({ type: 'variantChanged', id: variant.id, change: changed })
    const choice = (
      options: readonly { readonly value: string; readonly label: string }[],
      onValueChange: (value: string) => void,
    ) => (
      <Select
        label={`${words[field]}, ${nameOf(variant)}`}
        labelHidden
        value={String(variant[field])}
        onValueChange={onValueChange}
        options={options}
      />
    )
    switch (field) {
      case 'year':
        return choice(
          years.map((year) => ({ value: String(year), label: String(year) })),
          (value) => change({ year: Number(value) }),
        )
      case 'marital_status':
        return choice(
          (['CE', 'MA'] as const).map((value) => ({ value, label: status[value] })),
          (value) => change({ marital_status: value === 'MA' ? 'MA' : 'CE' }),
        )
      case 'children':
        return choice(
          CHILDREN_CHOICES.map((children) => ({
            value: String(children),
            label:
              children === CHILDREN_CHOICES.at(-1)
                ? t({ id: 'tax.look.compare.most-children', message: '5 ou plus' })
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

type HeadProps = { readonly name: string; readonly onRemove: () => void }

const Head = ({ name, onRemove }: HeadProps): ReactElement => {
  const { t } = useLingui()
  const words = inSentence(name)
  return (
    <th scope="col" className={`${styles.cell} ${styles.name}`}>
      <span className={styles.nameRow}>
        {name}
        <ToolButton
          icon={drawings.Close}
          className={styles.remove}
          aria-label={t({ id: 'tax.look.compare.remove', message: `Retirer la ${words}` })}
          onClick={onRemove}
        />
      </span>
    </th>
  )
}

/** Variants side by side; a line in which they differ says so in a word, and has a ground of its own. */
export const ComparisonTable = ({ view, send, onRemove }: TableProps): ReactElement => {
  const { t } = useLingui()
  const { variants, differing } = view
  const words = useComparedWords()
  const nameOf = useNames()
  const cellOf = useCells(view, send)
  return (
    <div className={styles.box}>
      <table className={styles.table} style={cssVars({ '--variants': variants.length })}>
        <caption>
          <VisuallyHidden>{t({ id: 'tax.look.compare.caption', message: 'Simulations côte à côte' })}</VisuallyHidden>
        </caption>
        <thead>
          <tr className={styles.row}>
            <th scope="col" className={`${styles.cell} ${styles.corner}`}>
              <Trans id="tax.look.compare.line">Ligne</Trans>
            </th>
            {variants.map((variant) => (
              <Head key={variant.id} name={nameOf(variant)} onRemove={() => onRemove(variant.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((field) => {
            const differs = differing.includes(field)
            return (
              <tr key={field} className={`${styles.row} ${differs ? styles.differs : ''}`} data-differs={differs || undefined}>
                <th scope="row" className={`${styles.cell} ${styles.head}`}>
                  <span className={styles.headWords}>
                    {words[field]}
                    {differs && (
                      <span className={styles.mark}>
                        <span aria-hidden="true">≠ </span>
                        <Trans id="tax.look.compare.differs">diffère</Trans>
                      </span>
                    )}
                  </span>
                </th>
                {variants.map((variant) => (
                  <td
                    key={variant.id}
                    className={`${styles.cell} ${WORDS.has(field) ? '' : styles.figure} ${differs ? styles.strong : ''}`}
                  >
                    {cellOf(field, variant)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
