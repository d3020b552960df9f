import { BLOCKS, profileOf, type Block } from '@hautelisse/domain/robo-advice'
import { LEVEL_PROFILES } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Card, text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import type { ResultProps } from './questionnaire-props.ts'
import * as styles from './questionnaire.css.ts'
import { useProfileNames } from './words.ts'

const useBlockWords = (): Readonly<Record<Block, { readonly name: string; readonly why: string }>> => {
  const { t } = useLingui()
  return {
    capacity: {
      name: t({ id: 'robo.block.capacity', message: 'Votre capacité' }),
      why: t({
        id: 'robo.block.capacity-why',
        message: 'Question 3, ou le milieu des questions 4 à 6 : le plus bas des deux compte',
      }),
    },
    knowledge: {
      name: t({ id: 'robo.block.knowledge', message: 'Vos connaissances' }),
      why: t({ id: 'robo.block.knowledge-why', message: 'Vos réponses justes, et les fonds que vous avez déjà détenus' }),
    },
    tolerance: {
      name: t({ id: 'robo.block.tolerance', message: 'Votre tolérance' }),
      why: t({
        id: 'robo.block.tolerance-why',
        message: 'Questions 9, 10 et 11 : celle du milieu compte, 2 au plus si vous vendriez tout',
      }),
    },
  }
}

/** The level of each block, and the lowest, which decided. */
export const Levels = ({ result }: Pick<ResultProps, 'result'>): ReactElement | null => {
  const words = useBlockWords()
  const names = useProfileNames()
  const { levels } = result
  if (levels === null) return null
  const { profile } = profileOf(levels)
  const place = LEVEL_PROFILES.indexOf(profile)
  return (
    <Card as="section" level={2} title={<Trans id="robo.result.levels">Ce qui a décidé</Trans>}>
      <p className={text({ tone: 'quiet' })}>
        <Trans id="robo.result.levels-text">
          Chaque bloc a un niveau de 1 à 4. Aucun ne compense un autre. Ni votre âge ni votre genre ne comptent.
        </Trans>
      </p>
      <div className={styles.levels}>
        {BLOCKS.map((block) => {
          const hasDecided = result.decided_by.includes(block)
          return (
            <div key={block} className={styles.row}>
              <p className={styles.rowText}>
                <b>
                  {words[block].name}, {levels[block]}
                </b>{' '}
                {hasDecided && (
                  <Tag kind="done">
                    <Trans id="robo.result.decided">A décidé</Trans>
                  </Tag>
                )}
                <small className={text({ as: 'small', block: true })}>{words[block].why}</small>
              </p>
              <span
                className={styles.rowBar}
                aria-hidden="true"
                data-decided={hasDecided ? '' : undefined}
                style={cssVars({ '--level': `${levels[block] * 25 - 3}%` })}
              />
            </div>
          )
        })}
        <ol className={styles.scale}>
          {LEVEL_PROFILES.map((one, index) => (
            <li key={one} className={one === profile ? styles.scaleHere : undefined}>
              {names[one]}
              <small className={text({ as: 'small', block: true })}>
                <Trans id="robo.result.level">niveau {index + 1}</Trans>
              </small>
            </li>
          ))}
        </ol>
        <span className={styles.here} aria-hidden="true" style={cssVars({ '--before': place / 4 })} />
      </div>
    </Card>
  )
}
