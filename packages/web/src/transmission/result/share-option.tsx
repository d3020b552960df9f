import { shareTransmissionCall, type SharedOption } from '@hautelisse/domain/advisor'
import type { Option } from '@hautelisse/domain/inheritance'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ShareQuestion } from '../../advisor/index.ts'
import { useApp } from '../../shell/index.ts'

/** Names of the options on the wire (TADV-18). */
const WIRE: Readonly<Record<Option, SharedOption>> = {
  quarter: 'quarter_bare_property',
  usufruct: 'usufruct',
  quarter_and_usufruct: 'quarter_and_usufruct',
  disposable: 'disposable',
}

/** Shares the simulation with the advisor, with the option that the saver looks at; without a choice it names none. */
export const ShareOption = ({ option }: { readonly option: Option | undefined }): ReactElement => {
  const { client } = useApp()
  return (
    <ShareQuestion
      share={({ user, advisor, signal }) =>
        client.call(
          shareTransmissionCall,
          {
            body: {
              advisor_email: advisor.email,
              user_id: user.id ?? '',
              spouse_option: option === undefined ? null : WIRE[option],
              agreement: true,
            },
          },
          { signal },
        )
      }
    >
      {option === undefined ? (
        <Trans id="transmission.share.sole">Partager ma simulation</Trans>
      ) : (
        <Trans id="transmission.share.option">Partager cette option</Trans>
      )}
    </ShareQuestion>
  )
}
