import { NO_ACCOUNT, OPERATION_KINDS, type HistoryFilter, type Years } from '@hautelisse/domain/operations'
import { yearOf } from '@hautelisse/domain/calendar'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './filters.css.ts'
import type { HistoryView } from './use-history.ts'
import { useKindNames } from './words.ts'

const ANY = ''

const withCount = (name: string, count: number | undefined): string => `${name} (${count ?? 0})`

/** Accounts by name; those that share a name have their company or number beside it. */
const useAccountOptions = ({ choices, counts }: HistoryView) => {
  const { t } = useLingui()
  const other = t({ id: 'operations.filter.other-account', message: 'Sans compte' })
  const all = t({ id: 'accounts.home.all', message: 'Tous mes comptes' })
  const isShared = (title: string): boolean => choices.accounts.filter((account) => account.title === title).length > 1
  const nameOf = ({ id, title }: (typeof choices.accounts)[number]): string => {
    if (title === undefined) return id === NO_ACCOUNT ? other : id
    return isShared(title) ? `${title}, ${id}` : title
  }
  return [
    { value: ANY, label: all },
    ...choices.accounts.map((account) => ({
      value: account.id,
      label: withCount(nameOf(account), counts.accounts.get(account.id)),
    })),
  ]
}

const readYears = (value: string): Years => (value === 'recent' || value === 'all' ? value : Number(value))

type FiltersProps = { readonly view: HistoryView; readonly onFilter: (change: Partial<HistoryFilter>) => void }

/** What is asked of the operations that are over; each answer says how many lines it would find. */
export const HistoryFilters = ({ view, onFilter }: FiltersProps): ReactElement => {
  const { t } = useLingui()
  const { filter, choices, counts } = view
  const kinds = useKindNames()
  const accounts = useAccountOptions(view)
  const year = yearOf(useApp().clock.today())
  return (
    <fieldset
      className={styles.filters}
      aria-label={t({ id: 'operations.filter.label', message: 'Filtrer les opérations terminées' })}
    >
      <SearchField
        label={t({ id: 'operations.filter.search', message: 'Rechercher' })}
        value={filter.search}
        onValueChange={(search) => onFilter({ search })}
      />
      <Select
        label={t({ id: 'accounts.visit.account', message: 'Compte' })}
        value={filter.account ?? ANY}
        onValueChange={(value) => onFilter({ account: choices.accounts.find(({ id }) => id === value)?.ref })}
        options={accounts}
      />
      <Select
        label={t({ id: 'operations.export.kind', message: 'Type' })}
        value={filter.kind ?? ANY}
        onValueChange={(value) => onFilter({ kind: OPERATION_KINDS.find((kind) => kind === value) })}
        options={[
          { value: ANY, label: t({ id: 'operations.filter.all-kinds', message: 'Tous les types' }) },
          ...choices.kinds.map((kind) => ({ value: kind, label: withCount(kinds[kind], counts.kinds.get(kind)) })),
        ]}
      />
      <Select
        label={t({ id: 'operations.filter.years', message: 'Période' })}
        value={String(filter.years)}
        onValueChange={(value) => onFilter({ years: readYears(value) })}
        options={[
          { value: 'recent', label: t({ id: 'operations.filter.recent', message: `${year - 1} et ${year}` }) },
          ...choices.years.map((one) => ({ value: String(one), label: withCount(String(one), counts.years.get(one)) })),
          { value: 'all', label: t({ id: 'operations.filter.all-years', message: 'Toutes les années' }) },
        ]}
      />
    </fieldset>
  )
}
