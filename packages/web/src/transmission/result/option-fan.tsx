import { formatEuros } from '@hautelisse/domain/money'
import { keptBy, type OptionAnswer } from '@hautelisse/domain/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { spokenAmount } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanGroup, type FanTarget } from '../../ui/charts/index.ts'
import { TONES } from '../fan-groups.ts'
import { useNames } from '../step-words.ts'
import { columnsOf } from './option-columns.ts'
import * as styles from './result.css.ts'
import { rowKey } from './rows.ts'

const WIDTH = 500
const HEIGHT = 120
/** Room that a column leaves free at its end, as a share of the drawing. */
const GAP = 0.05

type Drawn = { readonly group: FanGroup; readonly target: FanTarget }

/** The threads of each column side by side, as wide as their amounts: what is divided first, and thin. */
const inColumn = (start: number, width: number, groups: readonly FanGroup[]): readonly Drawn[] => {
  const all = groups.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const room = Math.max(0, width - GAP)
  let from = start
  return groups.map((group) => {
    const target = { start: from, width: all === 0 ? 0 : (room * (group.amount ?? 0)) / all }
    from += target.width
    return { group, target }
  })
}

/** Everything that is passed on, thread by thread: to whom it goes, thin where it is no cash, and what goes to tax. */
export const OptionFan = ({ answer }: { readonly answer: OptionAnswer }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const { rows, total_tax: tax } = answer
  const columns = columnsOf(answer)
  const starts = columns.map((_, at) => columns.slice(0, at).reduce((sum, width) => sum + width, 0))
  const kept = rows.map((row) => ({ row, ...keptBy(row) }))
  const drawn = [
    ...kept.flatMap(({ row, inFull, divided }, at) =>
      inColumn(starts[at] ?? 0, columns[at] ?? 0, [
        { id: `${rowKey(row)} divided`, kind: 'thin', amount: divided.toNumber(), tone: TONES[row.beneficiary] },
        { id: rowKey(row), amount: inFull.toNumber(), tone: TONES[row.beneficiary] },
      ]),
    ),
    ...inColumn(starts.at(-1) ?? 0, (columns.at(-1) ?? 0) + GAP, [{ id: 'tax', amount: tax.toNumber(), tone: 'd5' }]),
  ]
  const threads = fanThreads(
    drawn.map(({ group }) => group),
    'small',
  )
  const who = rows.map((row) => names.row(row)).join(', ')
  const paid = formatEuros(tax)
  return (
    <div className={styles.fan}>
      <Fan
        threads={threads}
        label={spokenAmount(
          t({ id: 'transmission.result.drawing', message: `Ce qui est transmis, réparti entre ${who}, et ${paid} d’impôt` }),
        )}
        wide={{ width: WIDTH, height: HEIGHT, targets: drawn.map(({ target }) => target) }}
      />
      <ThreadUnitNote threads={threads}>
        {kept.some(({ divided }) => !divided.isZero()) && (
          <Trans id="transmission.result.thin">Les fils fins figurent l’usufruit et la nue-propriété</Trans>
        )}
      </ThreadUnitNote>
    </div>
  )
}
