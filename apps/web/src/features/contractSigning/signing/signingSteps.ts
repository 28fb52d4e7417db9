import {
  type ConsentKind,
  consentKind,
  type SignerPage,
} from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isAtSigners } from '@crm/contract/features/contracts/contracts.words'

export const stepNames = ['read', 'who', 'consent', 'code', 'sign'] as const
export type StepName = (typeof stepNames)[number]

/** It is this person's turn, and there is still time. */
export const maySign = ({ ctr_state, days_left, me }: SignerPage) =>
  isAtSigners(ctr_state) && days_left >= 0 && me.cs_state === 'asked'

export const hasAllConsents = (consents: readonly ConsentKind[]) =>
  consentKind.values.every((kind) => consents.includes(kind))

const bare = (name: string) => name.normalize('NFC').replace(/\s/g, '')

/** As the server compares them. */
export const isSameName = (typed: string, { cs_name }: Pick<SignerPage['me'], 'cs_name'>) =>
  bare(typed) === bare(cs_name)

export interface StepState {
  name: StepName
  isDone: boolean
  /** What comes before it is not done yet. */
  isLocked: boolean
}

/** The server knows what was done; only the name is still here until the signature is sent. */
export const stepsOf = ({ me }: Pick<SignerPage, 'me'>, name: string): StepState[] => {
  const done: Record<StepName, boolean> = {
    read: me.is_read,
    who: isSameName(name, me),
    consent: hasAllConsents(me.consents),
    code: me.is_verified,
    sign: me.cs_state === 'signed',
  }
  const needs: Record<StepName, boolean> = {
    read: true,
    who: true,
    consent: done.read,
    code: done.read && done.consent,
    sign: done.read && done.consent && done.code,
  }
  return stepNames.map((step) => ({ name: step, isDone: done[step], isLocked: !needs[step] && !done[step] }))
}

export const currentStep = (steps: readonly StepState[]): StepName =>
  steps.find(({ isDone }) => !isDone)?.name ?? 'sign'

/** Two answers may cross: of each only the consent that it is about counts. */
export const withConsent = (shown: SignerPage, answered: SignerPage, kind: ConsentKind): SignerPage => {
  const others = shown.me.consents.filter((consent) => consent !== kind)
  const consents = answered.me.consents.includes(kind) ? [...others, kind] : others
  return { ...answered, me: { ...answered.me, consents } }
}
