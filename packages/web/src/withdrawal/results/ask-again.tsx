import { selectFailure, selectIsAskingAgain } from '@hautelisse/machines/withdrawal'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Note } from '../../ui/note/index.ts'
import { Stack } from '../../ui/page/index.ts'
import { FAILED, RETRY } from '../failure-words.tsx'
import type { StepProps } from '../step-props.ts'

/**
 * Says what the answer lacks, and asks for it again beside what is there (MRM-32). The button stays while it is waited for and after a
 * failure (S-ERR-24), and so does the focus on it.
 */
export const AskAgain = ({ snapshot, send, children }: StepProps & { readonly children: ReactNode }): ReactElement => (
  <Note kind="warn">
    <Stack space="s3">
      <p>{children}</p>
      {selectFailure(snapshot) !== undefined && <p role="alert">{FAILED}</p>}
      <Button
        variant="secondary"
        size="s"
        icon={drawings.Retry}
        busy={selectIsAskingAgain(snapshot)}
        onClick={() => send({ type: 'retryRequested' })}
      >
        {RETRY}
      </Button>
    </Stack>
  </Note>
)
