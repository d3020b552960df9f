import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { MIXED_TABLE_WEIGHTS, valueOrStandIn } from '@hautelisse/domain/law'
import { assumptionsAt } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Stack } from '../ui/page/index.ts'
import { HashModal } from './hash-modal.tsx'

const PERCENT = 100

/** What every simulation assumes, whatever is answered (S-GEN-07, S-GEN-08, docs/decisions/07). */
export const AssumptionsModal = (): ReactElement => {
  const today = useApp().clock.today()
  const { netReturn, annuityFee, technicalRate, revaluation, checkedUntil } = assumptionsAt(today)
  const { value: weights } = valueOrStandIn(MIXED_TABLE_WEIGHTS, today)
  const [men, women] = [weights.male * PERCENT, weights.female * PERCENT]
  return (
    <HashModal
      title={<Trans id="withdrawal.actions.assumptions">Hypothèses de la simulation</Trans>}
      lead={<Trans id="withdrawal.assumptions.lead">Rien n’y est promis : ce sont des estimations, en euros courants.</Trans>}
    >
      <Stack>
        <p>
          <Trans id="withdrawal.assumptions.rates">
            Hypothèses retenues : rendement net de {netReturn} % par an, frais sur rente de {annuityFee} %, taux technique de{' '}
            {technicalRate} %, tables de mortalité réglementaires.
          </Trans>
        </p>
        <p>
          <Trans id="withdrawal.assumptions.tables">
            Tables : pour un PER d’entreprise obligatoire ou un article 83, la table mixte ({men} % TGH05, {women} % TGF05) ; pour
            les autres contrats, TGF05, que l’on soit une femme ou un homme. La table et le taux en vigueur le jour de la
            conversion s’appliqueront.
          </Trans>
        </p>
        <p>
          <Trans id="withdrawal.assumptions.annuity">
            La rente est versée à la fin de chaque mois, avant impôt et prélèvements sociaux. Sa revalorisation est supposée de{' '}
            {revaluation} % par an.
          </Trans>
        </p>
        <p>
          <Trans id="withdrawal.assumptions.limits">
            Les montants ne sont pas corrigés de l’inflation. Aucun versement après aujourd’hui n’est compté. Un capital investi
            en unités de compte peut baisser.
          </Trans>
        </p>
        {checkedUntil !== undefined && (
          <p>
            <Trans id="withdrawal.assumptions.checked">
              Chiffres de la loi vérifiés jusqu’au {formatFrenchDate(checkedUntil)}&nbsp;; les derniers connus sont retenus.
            </Trans>
          </p>
        )}
      </Stack>
    </HashModal>
  )
}
