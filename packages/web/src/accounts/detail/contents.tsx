import type { Account, Change } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import type { DetailSource, DetailState } from '@hautelisse/machines/accounts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { RetryNote } from '../../resource/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Text } from '../../ui/page/index.ts'
import * as styles from './detail.css.ts'

/** Sources as a sentence names them. */
export const useSourcesIn = (): ((sources: readonly DetailSource[]) => string) => {
  const { t, i18n } = useLingui()
  const names: Readonly<Record<DetailSource, string>> = {
    ais: t({ id: 'detail.source.ais', message: 'votre retraite d’entreprise' }),
    s2e: t({ id: 'detail.source.s2e', message: 'votre épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'accounts.without.individual', message: 'vos contrats individuels' }),
    bi: t({ id: 'accounts.without.elsewhere', message: 'vos comptes d’autres établissements' }),
  }
  return (sources) => new Intl.ListFormat(i18n.locale).format(sources.map((source) => names[source]))
}

type ContentsProps = {
  readonly state: Extract<DetailState, { kind: 'known' }>
  readonly onRetry: () => void
}

const namesOf = (accounts: readonly Account[], locale: string): string =>
  new Intl.ListFormat(locale).format(accounts.map(({ title }) => title))

/** What the total counts, and what it leaves out: sources that failed or are on their way, and accounts that could not be read. */
export const CountedAccountsNote = ({
  state: { accounts, missing, awaited, unreadable },
  onRetry,
}: ContentsProps): ReactElement => {
  const sourcesIn = useSourcesIn()
  const without = sourcesIn(missing)
  const waiting = sourcesIn(awaited)
  return (
    <div className={styles.contents}>
      <Text as="small">
        <Plural
          id="detail.contents.count"
          value={accounts.length}
          one="Ce total compte # compte."
          other="Ce total compte # comptes."
        />{' '}
        {awaited.length > 0 && <Trans id="detail.contents.awaited">Il attend encore {waiting}.</Trans>}
      </Text>
      {missing.length > 0 && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="detail.contents.missing">Il ne compte pas {without}, momentanément indisponibles.</Trans>
          </p>
        </RetryNote>
      )}
      {unreadable > 0 && (
        <Note kind="warn">
          <Plural
            id="detail.contents.unreadable"
            value={unreadable}
            one="# compte n’a pas pu être lu : il n’est pas compté."
            other="# comptes n’ont pas pu être lus : ils ne sont pas comptés."
          />
        </Note>
      )}
    </div>
  )
}

/** Accounts whose answer does not say how their balance came about: what is said of the others leaves them out. */
export const UntoldNote = ({ change }: { readonly change: Change }): ReactElement | null => {
  const { i18n } = useLingui()
  if (change.left.length === 0) return null
  const names = namesOf(change.left, i18n.locale)
  return (
    <Note kind="info" className={styles.untold}>
      <Trans id="detail.contents.left">
        Évolution, performance et frais sans {names} : ces comptes ne disent pas comment leur solde s’est formé.
      </Trans>
    </Note>
  )
}
