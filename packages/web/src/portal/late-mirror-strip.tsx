import { selectIsMirror } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { loadRoomWords, useSession } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'

const MirrorStrip = optional(async () => {
  const [loaded] = await Promise.all([import('./mirror-strip.tsx'), loadRoomWords()])
  return loaded.MirrorStrip
})

/** The strip of a mirror session above every page; its code is loaded in one alone. */
export const LateMirrorStrip = (): ReactElement | false => useSession(selectIsMirror) && <MirrorStrip />
