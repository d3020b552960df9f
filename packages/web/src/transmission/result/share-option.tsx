import { SHARED_AS, shareTransmissionCall } from '@hautelisse/domain/advisor'
import type { Option } from '@hautelisse/domain/inheritance'
import { canReachAdvisor } from '@hautelisse/domain/portal'
import { handTopic } from '@hautelisse/machines/advisor'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ShareQuestion } from '../../advisor/index.ts'
import { TextLinkTo, useAim } from '../../portal/index.ts'
import { useApp, useSession } from '../../shell/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { useNames } from '../step-words.ts'

/** Shares the simulation with the advisor, with the option that the saver looks at; without a choice it names none (TADV-18). */
export const ShareOption = ({ option }: { readonly option: Option | undefined }): ReactElement => {
  const { client } = useApp()
  const { t } = useLingui()
  const names = useNames().option
  const name = option === undefined ? undefined : names[option]
  return (
    <ShareQuestion
      contents={[
        t({
          id: 'transmission.share.told',
          message: 'Votre famille, votre patrimoine et vos contrats, comme vous les avez indiqués',
        }),
        t({ id: 'transmission.share.computed', message: 'Les parts et l’impôt de chaque option' }),
        ...(name === undefined
          ? []
          : [t({ id: 'transmission.share.chosen', message: `L’option que vous regardez\u00A0: ${name}` })]),
      ]}
      share={({ user, advisor, signal }) =>
        client.call(
          shareTransmissionCall,
          {
            body: {
              advisor_email: advisor.email,
              user_id: user.id ?? '',
              spouse_option: option === undefined ? null : SHARED_AS[option],
              agreement: true,
            },
          },
          { signal },
        )
      }
    >
      {option === undefined ? (
        <Trans id="advisor.share.title">Partager ma simulation</Trans>
      ) : (
        <Trans id="transmission.share.option">Partager cette option</Trans>
      )}
    </ShareQuestion>
  )
}

/** The way to a message to the advisor about one option; there only with a profile and an advisor (TADV-01, TADV-18). */
export const TalkOption = ({ option }: { readonly option: Option }): ReactElement | null => {
  const { sessionStorage } = useApp()
  const user = useSession(selectUser)
  const aim = useAim()
  const { t } = useLingui()
  const name = useNames().option[option]
  if (user?.id === undefined || !canReachAdvisor(user)) return null
  const topic = { userId: user.id, option: SHARED_AS[option], name }
  return (
    <TextLinkTo
      {...aim({ hash: 'advisor_transmission' })}
      icon={drawings.Chat}
      aria-label={t({ id: 'transmission.share.talk-about', message: `En parler à mon conseiller, ${name}` })}
      onClick={() => handTopic(sessionStorage, topic)}
    >
      <Trans id="transmission.share.talk">En parler à mon conseiller</Trans>
    </TextLinkTo>
  )
}
