import type { ModalId } from '@hautelisse/domain/portal'
import type { ComponentType } from 'react'
import { loadLexiconWords, loadModalWords, loadRoomWords } from '../../shell/index.ts'
import type { ModalProps } from './modal-props.ts'

export type ModalContent = ComponentType<ModalProps>

const soon = async (): Promise<ModalContent> => (await import('./soon-modal.tsx')).SoonModal
const help = async (): Promise<ModalContent> => (await import('./help-modals.tsx')).HelpModal

/** What every modal of the address shows, loaded when it is first opened (P-MODAL-01). */
const CONTENTS: Readonly<Record<ModalId, () => Promise<ModalContent>>> = {
  advisor: async () => (await import('../../advisor/advisor-modal.tsx')).RetirementAdvisorModal,
  advisor_transmission: async () => (await import('../../advisor/advisor-modal.tsx')).TransmissionAdvisorModal,
  modifier_heritiers: soon,
  modifier_patrimoine: soon,
  add_account: soon,
  auto_logout: async () => (await import('./auto-logout-modal.tsx')).AutoLogoutModal,
  career: soon,
  contribution_gauge: async () => (await import('../../contributions/gauge-modal.tsx')).GaugeModal,
  forbidden_mirror: async () => (await import('./forbidden-mirror.tsx')).ForbiddenMirrorModal,
  paper_process: soon,
  marel: soon,
  disclaimer_fc_register: soon,
  marel_error_password: soon,
  lexicon: async () => {
    const [{ LexiconModal }] = await Promise.all([import('../../lexicon/lexicon-panel.tsx'), loadLexiconWords()])
    return LexiconModal
  },
  disclaimer_retirement_computation: async () => (await import('../../withdrawal/assumptions-modal.tsx')).AssumptionsModal,
  fund: soon,
  has_spouse_donation: help,
  birth_document: help,
  has_same_parents: help,
  spouse_age: help,
  ceiling_disclaimer: help,
  rule_mandatory_annuity: async () => (await import('../../withdrawal/rule-modal.tsx')).RuleModal,
  consents: async () => (await import('../../consents/consents-modal.tsx')).ConsentsModal,
}

/**
 * Loads what a modal shows, with its words and those of the rooms: a modal may be the first thing behind the frame that a visitor opens.
 *
 * @param id - the modal
 */
export const loadContent = async (id: ModalId): Promise<ModalContent> => {
  const [content] = await Promise.all([CONTENTS[id](), loadRoomWords(), loadModalWords()])
  return content
}
