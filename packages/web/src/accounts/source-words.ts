import type { Source } from '@hautelisse/domain/home'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { useLingui } from '@lingui/react/macro'

/** Names of the places that accounts come from, as the head of the card that stands where their accounts would. */
export const useSourceNames = (): Readonly<Record<Source, string>> => {
  const { t } = useLingui()
  return {
    ais: t({ id: 'accounts.source.ais', message: 'Retraite d’entreprise' }),
    s2e: t({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'accounts.source.individual', message: 'Contrats individuels' }),
    bi: t({ id: 'accounts.family.elsewhere', message: 'Autres établissements' }),
  }
}

/** Says which sources a total leaves out, as one phrase after « Sans ». */
export const useAccountsOf = (): ((sources: readonly Source[]) => string) => {
  const { t, i18n } = useLingui()
  const phrases: Readonly<Record<Source, string>> = {
    ais: t({ id: 'accounts.without.ais', message: 'les comptes de votre retraite d’entreprise' }),
    s2e: t({ id: 'accounts.without.s2e', message: 'les comptes de votre épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'accounts.without.individual', message: 'vos contrats individuels' }),
    bi: t({ id: 'accounts.without.elsewhere', message: 'vos comptes d’autres établissements' }),
  }
  return (sources) => new Intl.ListFormat(i18n.locale).format(sources.map((source) => phrases[source]))
}
