import { type ScreenName, screens } from './screens.ts'

type PathOf<S extends ScreenName> = (typeof screens)[S]['path']

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Values<Name extends string> = Readonly<Record<Name, string | number>>

type Filling<S extends ScreenName> = [ParamName<PathOf<S>>] extends [never]
  ? [params?: Readonly<Record<string, never>>, search?: Values<string>]
  : [params: Values<ParamName<PathOf<S>>>, search?: Values<string>]

const inText = (values: Values<string>) =>
  Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])

/** Where a screen of the table is: `pathOf('MemberDetail', { id: 7 })`, `pathOf('TodoList', {}, { tl_no: 12 })`. */
export const pathOf = <S extends ScreenName>(screen: S, ...[params = {}, search = {}]: Filling<S>) => {
  const given: Values<string> = params
  const path = screens[screen].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
  const asked = new URLSearchParams(inText(search)).toString()
  return asked ? `${path}?${asked}` : path
}
