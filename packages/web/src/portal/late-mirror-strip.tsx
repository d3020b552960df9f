import { selectIsMirror } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { loadRoomWords, useSession } from '../shell/index.ts'
import { LatePart, lateScript } from '../ui/late/index.ts'
import { line } from './connection-line.css.ts'

const STRIP = lateScript(async () => {
  const [loaded] = await Promise.all([import('./mirror-strip.tsx'), loadRoomWords()])
  return loaded.MirrorStrip
})

/** What stands where the script of the strip cannot be loaded: the one sign of a mirror session does not hang on it. */
const MirrorWords = (): ReactElement => (
  <p className={line}>
    <Trans id="portal.mirror.space-nobody">Vision miroir, espace client.</Trans>{' '}
    <Trans id="portal.mirror.nothing">Lecture seule&nbsp;: rien ne peut y être fait.</Trans>
  </p>
)

/** The strip of a mirror session above every page; its code is loaded in one alone. */
export const LateMirrorStrip = (): ReactElement | false =>
  useSession(selectIsMirror) && (
    <LatePart script={STRIP} missing={<MirrorWords />}>
      {(Strip) => <Strip />}
    </LatePart>
  )
