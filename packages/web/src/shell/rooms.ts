import type { MenuItemId, ModalId, OpenModal, RouteId } from '@hautelisse/domain/portal'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { loadWords, type Words } from './languages.ts'
import type { Screen } from './screen.ts'
import type { LoadSimulations } from './simulations.ts'

/** A page: what it is called in the browser's tab and in links that lead there (P-ROUTE-85), and what shows it. */
export type RoomPage = { readonly title: MessageDescriptor; readonly screen: Screen }

/** What every modal of the address is given: the modal that the fragment names, and how to take the fragment away. */
export type ModalProps = { readonly modal: OpenModal; readonly onClose: () => void }

/** Loads what a modal shows. */
export type LoadModal = () => Promise<ComponentType<ModalProps>>

/**
 * Loads what a modal shows when the modal is first opened.
 *
 * @param load - imports the module
 * @param name - name of the component in it
 * @param words - catalogue of its room, if it has one
 */
export const modal =
  <Name extends string>(
    load: () => Promise<Readonly<Record<Name, ComponentType<ModalProps>>>>,
    name: Name,
    words?: Words,
  ): LoadModal =>
  async () => {
    const [parts] = await Promise.all([load(), words && loadWords(words)])
    return parts[name]
  }

/** Texts of a menu entry (P-NAV-29), and of its line on the home where the home offers it. */
export type EntryWords = {
  readonly label: MessageDescriptor
  readonly home?: { readonly name: MessageDescriptor; readonly text: MessageDescriptor }
}

/** Modals of a room: its `modals.ts` exports them as `modals`. */
export type RoomModals = Readonly<Partial<Record<ModalId, LoadModal>>>

/** What one room adds to the portal: its `room.ts` exports this as `room`, and the application finds it there. */
export type Room = {
  readonly pages?: Readonly<Partial<Record<RouteId, RoomPage>>>
  /** Words of the menu entries that lead to its pages. */
  readonly menu?: Readonly<Partial<Record<MenuItemId, EntryWords>>>
}

/** Everything that the rooms registered. */
export type Rooms = {
  readonly pages: Readonly<Record<RouteId, RoomPage>>
  readonly menu: NonNullable<Room['menu']>
  /** A visitor's first screen does not carry the modals. */
  readonly loadModals: () => Promise<RoomModals>
  /** What pages say of simulations: neither is it part of the first screen. */
  readonly loadSimulation: LoadSimulations
}
