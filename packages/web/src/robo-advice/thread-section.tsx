import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { Section, Text } from '../ui/page/index.ts'
import { useThreadSentence } from './fan-panel.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { useShown } from './futures-words.ts'
import * as styles from './futures.css.ts'

/** One future by its number: the same path of returns for everybody, on their own amounts. */
export const ThreadSection = memo(({ view, form, send }: FuturesParts): ReactElement => {
  const { t } = useLingui()
  const shown = useShown()
  const sentence = useThreadSentence()
  const { followed } = view
  const [before, after] = [shown(followed?.worst.before ?? 0), shown(followed?.worst.after ?? 0)]
  return (
    <Section title={<Trans id="robo.thread.title">Suivre un fil</Trans>}>
      {view.threadsState === 'none' ? (
        <Note>
          <Trans id="robo.thread.none">
            Les futurs ne peuvent pas être tirés sur cet appareil. Les montants de l’éventail viennent d’une formule, sans tirage.
          </Trans>
        </Note>
      ) : (
        <>
          <p className={styles.thread} aria-live="polite">
            {followed === undefined ? <Trans id="robo.thread.drawing">Tirage des futurs</Trans> : sentence(followed)}
          </p>
          {followed !== undefined && (
            <Text as="small">
              <Trans id="robo.thread.year">
                Cette année-là, il passe de {before} à {after}, versements compris.
              </Trans>{' '}
              <Trans id="robo.thread.same">
                Chaque fil est aussi probable qu’un autre ; son numéro suffit pour le rejouer, et son adresse ne dit aucun
                montant.
              </Trans>
            </Text>
          )}
          <form
            className={styles.threadForm}
            aria-label={t({ id: 'robo.thread.choose', message: 'Choisir un fil' })}
            onSubmit={(event) => event.preventDefault()}
          >
            <NumberField
              label={<Trans id="robo.thread.number">Numéro du fil</Trans>}
              value={form.threadText}
              maxLength={6}
              onValueChange={(text) => send({ type: 'threadTyped', text })}
              error={form.isThreadWrong ? <Trans id="robo.thread.wrong">De 0 à 9 999</Trans> : undefined}
            />
            <Button variant="secondary" onClick={() => send({ type: 'threadMoved', by: -1 })}>
              <Trans id="robo.thread.previous">Fil précédent</Trans>
            </Button>
            <Button variant="secondary" onClick={() => send({ type: 'threadMoved', by: 1 })}>
              <Trans id="robo.thread.next">Fil suivant</Trans>
            </Button>
          </form>
        </>
      )}
    </Section>
  )
})
