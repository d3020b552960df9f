import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { articleFigures, type GenerationRow } from '@hautelisse/domain/contents'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Table } from '../ui/page/index.ts'

/** Legal age and quarters by date of birth, as the law is today. */
export const Generations = (): ReactElement => {
  const { t } = useLingui()
  const { generations } = articleFigures(useApp().clock.today())
  const bornOf = (row: GenerationRow): string => {
    const from = formatFrenchDate(row.from)
    if (row.to === undefined) return t({ id: 'contents.generations.last', message: `À partir du ${from}` })
    const to = formatFrenchDate(row.to)
    return t({ id: 'contents.generations.between', message: `Du ${from} au ${to}` })
  }
  const ageOf = ({ years, months }: GenerationRow): string => {
    if (months === 0) return t({ id: 'ui.age.years', message: `${years}\u00A0ans` })
    return t({ id: 'contents.generations.years-months', message: `${years}\u00A0ans et ${months}\u00A0mois` })
  }
  return (
    <Table
      caption={t({ id: 'contents.generations.caption', message: 'Âge légal et trimestres par date de naissance' })}
      asCards={false}
      columns={[
        { id: 'born', label: t({ id: 'contents.generations.born', message: 'Date de naissance' }) },
        { id: 'age', label: t({ id: 'contents.generations.age', message: 'Âge légal' }) },
        { id: 'quarters', label: t({ id: 'contents.generations.quarters', message: 'Trimestres' }), align: 'end' },
      ]}
      rows={generations.map((row) => ({
        key: row.from,
        cells: { born: bornOf(row), age: ageOf(row), quarters: row.quarters },
      }))}
    />
  )
}
