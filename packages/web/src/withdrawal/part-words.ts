import type { PartName } from '@hautelisse/domain/withdrawal'
import { useLingui } from '@lingui/react/macro'

/** Names of the parts of a contract, by where the money comes from (S-ACC-02 to S-ACC-07). */
export const usePartWords = (): Readonly<Record<PartName, string>> => {
  const { t } = useLingui()
  return {
    co: t({ id: 'withdrawal.part.co', message: 'Versements obligatoires' }),
    vv: t({ id: 'withdrawal.part.vv', message: 'Versements volontaires' }),
    es: t({ id: 'withdrawal.part.es', message: 'Intéressement, participation et CET' }),
    whole: t({ id: 'withdrawal.part.whole', message: 'Ensemble du contrat' }),
  }
}
