export const alarmTitle = (client_name: string | null) => `${client_name ?? '고객'}에서 사전 설문에 답변했어요`
