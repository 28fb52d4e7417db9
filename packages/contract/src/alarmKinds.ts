import { type AlarmChannels, usualChannels } from './features/alarms/alarms.ts'
import { type FeatureContract, features } from './features.ts'
import type { AlarmKindWords } from './kit/alarmKind.ts'

type Kinds<Feature> = Feature extends { alarmKinds: infer Named } ? keyof Named & string : never

/** Every kind of alarm that some feature raises. */
export type AlarmKind = { [Name in keyof typeof features]: Kinds<(typeof features)[Name]> }[keyof typeof features]

export const alarmKinds = Object.assign(
  {},
  ...Object.values<FeatureContract>(features).map((feature) => feature.alarmKinds ?? {}),
) as Record<AlarmKind, AlarmKindWords>

/** How somebody gets alarms of a kind who has chosen nothing. */
export const usualChannelsOf = (kind: AlarmKind): AlarmChannels => ({
  ...usualChannels,
  mail: alarmKinds[kind].mail ?? usualChannels.mail,
})
