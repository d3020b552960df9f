import type { DocumentChoices, DocumentFilter } from '@hautelisse/domain/documents'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, Ref } from 'react'
import { SearchField } from '../ui/search-field/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './documents.css.ts'
import { useTypeNames } from './words.ts'

const ANY = ''

type FiltersProps = {
  readonly choices: DocumentChoices
  readonly filter: DocumentFilter
  readonly onFilter: (change: Partial<DocumentFilter>) => void
  readonly ref: Ref<HTMLFieldSetElement>
}

/** Looks for words, and narrows the list to an account or a type (DOCS-04). */
export const DocumentFilters = ({ choices, filter, onFilter, ref }: FiltersProps): ReactElement => {
  const { t } = useLingui()
  const nameOf = useTypeNames()
  const titles = choices.accounts.map(({ title }) => title)
  const accountName = ({ title, value }: DocumentChoices['accounts'][number]): string =>
    titles.filter((one) => one === title).length > 1 ? `${title}, ${value}` : title
  return (
    <fieldset
      ref={ref}
      className={styles.filters}
      aria-label={t({ id: 'documents.filter.label', message: 'Filtrer les documents' })}
    >
      <SearchField
        label={t({ id: 'documents.filter.words', message: 'Rechercher dans mes documents' })}
        value={filter.search}
        onValueChange={(search) => onFilter({ search })}
      />
      <Select
        label={t({ id: 'accounts.visit.account', message: 'Compte' })}
        value={filter.account ?? ANY}
        onValueChange={(value) => onFilter({ account: value === ANY ? undefined : value })}
        options={[
          { value: ANY, label: t({ id: 'accounts.home.all', message: 'Tous mes comptes' }) },
          ...choices.accounts.map((one) => ({ value: one.value, label: `${accountName(one)} (${one.count})` })),
        ]}
      />
      <Select
        label={t({ id: 'documents.filter.type', message: 'Type' })}
        value={filter.type ?? ANY}
        onValueChange={(value) => onFilter({ type: value === ANY ? undefined : value })}
        options={[
          { value: ANY, label: t({ id: 'documents.filter.all-types', message: 'Tous les types' }) },
          ...choices.types.map(({ value, count }) => ({ value, label: `${nameOf(value)} (${count})` })),
        ]}
      />
    </fieldset>
  )
}
