import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Section, text } from '../ui/page/index.ts'
import * as styles from './page.css.ts'

/** What the answers lead to, before there is a figure. */
export const NextPart = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <Section title={<Trans id="projection.next.title">Ce que vous pourrez voir ensuite</Trans>}>
    <ol className={styles.next}>
      <li>
        <b>
          <Trans id="projection.next.net">Votre net par mois</Trans>
        </b>
        <Trans id="projection.next.net-text">avec sa fourchette, après vos réponses sur votre impôt</Trans>
      </li>
      <li>
        <b>
          <Trans id="projection.next.goal">Votre objectif comme une ligne</Trans>
        </b>
        <Trans id="projection.next.goal-text">et les chances de l’atteindre, âge par âge</Trans>
      </li>
      <li>
        <b>
          <Trans id="projection.next.effects">L’effet de chaque réglage</Trans>
        </b>
        <Trans id="projection.next.effects-text">partir plus tard, partager autrement, verser plus</Trans>
      </li>
    </ol>
    {children !== undefined && <p className={text({ as: 'small' })}>{children}</p>}
  </Section>
)
