import { BLANK_MESSAGE, contactCall, messageErrors, type TypedMessage } from '@hautelisse/domain/contact'
import { hasCall } from '@hautelisse/domain/contract'
import { FILE_LIMITS } from '@hautelisse/domain/files'
import type { Client } from '../api/index.ts'
import type { RandomPort } from '../ports/index.ts'
import { changeMachine, type ChangeInput } from '../profile/index.ts'

/** Writes to the help line: a subject, a message and files, checked, sent once under a key, and kept whatever happens. CONT-02, CONT-03. */
export const messageMachine = changeMachine<TypedMessage>()

/**
 * Makes the message of a saver.
 *
 * @param client the API
 * @param random makes the key under which it is sent once
 */
export const messageToSend = (client: Client, random: RandomPort): ChangeInput<TypedMessage> => ({
  form: BLANK_MESSAGE,
  limits: FILE_LIMITS.company,
  errorsOf: (typed) => messageErrors(typed),
  isSame: () => false,
  send: ({ form: { subject = 'other', message }, files, key }, signal) =>
    client.call(contactCall, { body: { subject, message }, files: [...files] }, { requestKey: key, signal }),
  random,
})

/**
 * Says whether a message can be sent from here: where the server names the call of ours.
 *
 * @param extensions what the server says of itself
 */
export const canWrite = (extensions: readonly string[] | undefined): boolean => hasCall(extensions, contactCall)
