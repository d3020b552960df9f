import { modalOf } from '@hautelisse/domain/portal'
import { viewerOf } from '@hautelisse/machines/portal'
import type { ReactElement } from 'react'
import { useApp, type Between, type Example } from '../shell/index.ts'
import { FundModal } from './fund-sheet.tsx'

const Opened = ({ hash }: { readonly hash: string }): ReactElement | null => {
  const { session } = useApp()
  const modal = modalOf(hash, { path: '/epargne', viewer: viewerOf(session.getSnapshot()) })
  return modal === undefined ? null : <FundModal modal={modal} onClose={() => {}} />
}

/** The sheet of a fund that Sylvie holds, opened by its fragment. */
export const fundSheet = (name: string, hash: string, between?: Between): Example => ({
  name,
  element: <Opened hash={hash} />,
  ports: { person: 'sylvie-garnier', ...(between === undefined ? {} : { between }) },
})

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  fundSheet('a fund of shares', 'fund-00482190_actions-europe-durable'),
  fundSheet('a fund of the money market', 'fund-00482190_monetaire-responsable'),
]
