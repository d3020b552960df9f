import {
  confirmContractCall,
  externalSavingsCall,
  identifyContractCall,
  type RecognisedContract,
} from '@hautelisse/domain/attachment'
import { hasCall, type InputOf } from '@hautelisse/domain/contract'
import type { CallOptions, Client } from '../api/index.ts'

type Letter = InputOf<typeof identifyContractCall>['body']

/** What attaching asks the API. */
export type AttachmentPorts = {
  readonly identify: (letter: Letter, options: CallOptions) => Promise<RecognisedContract>
  readonly confirm: (token: string, options: CallOptions) => Promise<unknown>
}

/**
 * Makes the ports of the client.
 *
 * @param client the API
 */
export const attachmentPorts = (client: Client): AttachmentPorts => ({
  identify: (body, options) => client.call(identifyContractCall, { body }, options),
  confirm: (token, options) => client.call(confirmContractCall, { body: { token } }, options),
})

/**
 * Says whether contracts can be attached here: where the server names the calls of ours.
 *
 * @param extensions what the server says of itself
 */
export const canAttach = (extensions: readonly string[] | undefined): boolean => hasCall(extensions, identifyContractCall)

/**
 * Reads the labels of employee savings that other account keepers have.
 *
 * @param client the API
 * @param userId the saver
 * @param signal ends the reading
 */
export const readExternalSavings = async (client: Client, userId: string, signal: AbortSignal): Promise<readonly string[]> =>
  (await client.call(externalSavingsCall, { body: { user_id: userId } }, { signal })).data.accounts
