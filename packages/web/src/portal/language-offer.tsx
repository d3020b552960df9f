import { selectIsUntouched } from '@hautelisse/machines/settings'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSettings } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './language-offer.css.ts'

/** Offers English, in English, to a visitor who has set nothing yet; the page is French until it is taken (P-I18N-01). */
export const LanguageOffer = (): ReactElement | null => {
  const { settings } = useApp()
  if (!useSettings(selectIsUntouched)) return null
  return (
    <section className={styles.band} aria-labelledby="language-offer" lang="en">
      <div className={`${layout.wrap} ${styles.row}`}>
        <p id="language-offer">
          <Trans id="portal.language-offer.text">This site is also available in English.</Trans>
        </p>
        <Button variant="secondary" size="s" onClick={() => settings.send({ type: 'languageChosen', language: 'en' })}>
          <Trans id="portal.language-offer.take">Read in English</Trans>
        </Button>
        <TextButton lang="fr" onClick={() => settings.send({ type: 'languageChosen', language: 'fr' })}>
          <Trans id="portal.language-offer.stay">Rester en français</Trans>
        </TextButton>
      </div>
    </section>
  )
}
