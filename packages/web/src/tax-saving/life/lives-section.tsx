import { selectLives } from '@hautelisse/machines/tax-saving'
import { formatRate } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Section, text } from '../../ui/page/index.ts'
import { section } from '../look/look.css.ts'
import type { LookProps } from '../look/look-props.ts'
import { ExplainingLives, LifePlace } from './explaining.tsx'
import { LimitSentence } from './limit-sentence.tsx'
import { LivesTable } from './lives-table.tsx'

/** The same amount in each of the ways to pay it: what it costs, what it is worth, what is left, and the rate at the exit above which it costs (BEY-90 to BEY-98). */
export const LivesSection = ({ snapshot, send, level }: LookProps): ReactElement | null => {
  const view = selectLives(snapshot)
  if (view === undefined) return null
  const { payment, growthPercent, age } = view
  const yearly = formatRate(growthPercent)
  return (
    <Section
      level={level}
      className={section}
      title={<Trans id="tax.life.title">Toute la vie d’un versement</Trans>}
      lead={
        <Trans id="tax.life.lead-five">
          <Amount value={payment} />, placés de cinq façons&nbsp;: ce qu’ils coûtent aujourd’hui, ce qu’ils valent à la sortie, et
          ce qui vous reste, en une fois ou en rente à partir de {age}&nbsp;ans.
        </Trans>
      }
    >
      <ExplainingLives snapshot={snapshot} send={send} view={view}>
        <LifePlace id="lives">
          <LivesTable view={view} />
        </LifePlace>
      </ExplainingLives>
      <p>
        <LimitSentence view={view} />
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="tax.life.notes">
          Rendement net supposé de {yearly} par an. Euros courants, non corrigés de l’inflation. La loi du jour de la sortie
          s’appliquera. Un seul taux est appliqué à la sortie&nbsp;; un capital reçu en une seule année peut atteindre des
          tranches plus hautes. Un versement ne sort comme non déduit que si vous avez renoncé à le déduire, au plus tard en le
          faisant. L’intéressement est compté avant CSG et CRDS&nbsp;; il coûte ce que vous auriez touché, au taux marginal
          d’aujourd’hui.
        </Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="tax.life.notes-employer">
          L’abondement ne vous coûte rien&nbsp;; il demande souvent un versement, qui a sa propre ligne. Un versement obligatoire
          ne se choisit pas et sort en rente&nbsp;: le capital n’y est possible qu’à la place d’une petite rente. Les prélèvements
          d’une pension dépendent de vos revenus d’alors, d’où deux montants. Combien d’années la rente est versée n’est pas
          compté.
        </Trans>
      </p>
    </Section>
  )
}
