import * as z from 'zod'
import { everyMember } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, line, no, paging } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'

export const alarmState = labelledNumbers({ 1: '안 읽음', 2: '읽음' })
export const alarmUnread = 1
export const alarmChecked = 2

export const Alarm = z.object({
  al_no: no(),
  state: alarmState.schema,
  al_title: z.string(),
  al_body: z.string(),
  /** Where its cause is: a path of this site. */
  al_link: z.string(),
  /** How many about the same thing were gathered into this one. */
  al_count: no(),
  /** When the newest of them came. */
  reg_dt: z.string(),
})
export type Alarm = z.output<typeof Alarm>

/** How somebody wants to hear of one kind of alarm. */
export const AlarmChannels = z.object({ in_app: z.boolean(), push: z.boolean(), mail: z.boolean() })
export type AlarmChannels = z.output<typeof AlarmChannels>

/** In the bell and on the browser, but not by mail, until somebody says otherwise. */
export const usualChannels: AlarmChannels = { in_app: true, push: true, mail: false }

export const AlarmSetting = AlarmChannels.extend({ kind: z.string(), label: z.string() })
export type AlarmSetting = z.output<typeof AlarmSetting>

const PushToken = z.string().max(2000).describe('브라우저의 PushSubscription을 JSON으로 쓴 문자열')

export const alarms = {
  newList: endpoint({
    method: 'GET',
    path: '/crm/v3/alarm/new_list',
    summary: '안 읽은 알림, 새것부터',
    access: everyMember,
    query: z.object(paging),
    response: pageOf(Alarm),
  }),
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/alarm',
    summary: '내 알림, 새것부터',
    access: everyMember,
    query: z.object({ state: z.coerce.number().pipe(alarmState.schema).optional(), ...paging }),
    response: pageOf(Alarm),
  }),
  check: endpoint({
    method: 'PUT',
    path: '/crm/v3/alarm/:al_no',
    summary: '알림 확인',
    access: everyMember,
    params: z.object({ al_no: key() }),
    body: z.object({ state: z.literal(alarmChecked) }),
    response: listOf(Alarm),
  }),
  checkAll: endpoint({
    method: 'PUT',
    path: '/crm/v3/alarm',
    summary: '모든 알림 확인',
    access: everyMember,
    body: z.object({ state: z.literal(alarmChecked) }),
    response: nothing(),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/crm/v3/alarm/settings',
    summary: '알림 종류마다 받는 방법',
    access: everyMember,
    response: listOf(AlarmSetting),
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/crm/v3/alarm/settings/:kind',
    summary: '한 종류의 알림을 받는 방법',
    access: everyMember,
    params: z.object({ kind: line(50) }),
    body: AlarmChannels,
    response: listOf(AlarmSetting),
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/crm/v3/web_push_key',
    summary: '웹 푸시를 신청할 때 쓰는 공개 키',
    access: everyMember,
    response: listOf(z.object({ public_key: z.string() })),
  }),
  savePush: endpoint({
    method: 'POST',
    path: '/crm/v3/auth/profile',
    multipart: true,
    summary: '이 브라우저의 웹 푸시 신청을 등록하거나, 목록에서 빠지면 지운다',
    access: everyMember,
    body: z.object({ user_web_push_tokens: z.array(PushToken).max(50) }),
    response: listOf(z.object({ user_web_push_tokens: z.array(z.string()) })),
  }),
}
