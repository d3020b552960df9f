import type { ExitView } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { TextButton } from '../../ui/button/index.ts'
import { CardPart } from './card-part.tsx'
import * as styles from './result.css.ts'

type Left = NonNullable<ExitView['left']>

const Text = ({ left: { form }, isChosen }: { readonly left: Left; readonly isChosen: boolean }): ReactElement => {
  if (!isChosen)
    return (
      <Trans id="tax.result.exit-bounds">
        Ce qui vous resterait en une fois, après impôt et prélèvements, selon votre taux d’alors. Aucun n’est choisi à votre
        place.
      </Trans>
    )
  return form === 'capital' ? (
    <Trans id="tax.result.exit-capital">
      Ce qui vous resterait en une fois, après impôt et prélèvements, au taux que vous avez choisi.
    </Trans>
  ) : (
    <Trans id="tax.result.exit-annuity">
      Ce qui vous resterait par an, à vie, après impôt et prélèvements, au taux que vous avez choisi.
    </Trans>
  )
}

type ExitPartProps = {
  readonly exit: Pick<ExitView, 'age' | 'rate' | 'left'>
  readonly isPreview: boolean
  /** Shows the exit, with its choices and its calculation. */
  readonly onOpen: () => void
}

/** What the payment leaves once it comes out, beside what it saves today: between two amounts as long as the saver has chosen no rate (TS-09). */
export const ExitPart = ({ exit: { age, rate, left }, isPreview, onOpen }: ExitPartProps): ReactElement | null => {
  if (left === undefined) return null
  const isChosen = rate !== undefined
  return (
    <CardPart
      className={styles.exit}
      name={<Trans id="tax.result.exit">À la sortie, à {age}&nbsp;ans</Trans>}
      isPreview={isPreview}
      figure={
        isChosen ? (
          <Amount value={left.most} size="m" />
        ) : (
          <span className={styles.bounds}>
            <Trans id="tax.result.exit-between">
              entre <Amount value={left.least} size="s" /> et <Amount value={left.most} size="s" />
            </Trans>
          </span>
        )
      }
      text={<Text left={left} isChosen={isChosen} />}
      why={
        <TextButton onClick={onOpen}>
          {isChosen ? (
            <Trans id="tax.result.exit-see">Voir la sortie en détail</Trans>
          ) : (
            <Trans id="tax.result.exit-choose">Choisir mon taux à la sortie</Trans>
          )}
        </TextButton>
      }
    />
  )
}
