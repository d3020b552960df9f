import { Trans } from '@lingui/react/macro'
import { box, late, thread } from './spinner.css.ts'

/** A whole page that waits: one thread being drawn and two words, and a sentence once it takes long. */
export const Spinner = () => (
  <output className={box} data-waiting="">
    <svg className={thread} viewBox="0 0 120 48" aria-hidden="true" focusable="false">
      <path d="M4 8C44 8 30 40 60 40S76 8 116 8" />
    </svg>
    <span>
      <Trans id="ui.spinner.wait">Un instant</Trans>
    </span>
    <span className={late}>
      <Trans id="ui.spinner.late">Le chargement prend du temps.</Trans>
    </span>
  </output>
)
