import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { progressStage } from '@crm/contract/features/projects/projects.words'

const quoted = (stage: ProgressStage) => `‘${progressStage.label(stage)}’`

export const projectsText = {
  notActive: '지금 근무 중인 직원만 지정할 수 있어요.',
  notPlanner: '기획 담당은 기획팀(2팀) 직원이어야 해요.',
  notDesigner: '디자인 담당은 디자인팀(5팀) 직원이어야 해요.',
  undone: '되돌리기',
  changedSince: '그 사이 다른 변경이 있어 되돌릴 수 없어요.',
  tooLateToUndo: '되돌릴 수 있는 시간이 지났어요.',
  reasonNeeded: '되돌리는 이유를 입력해 주세요.',
  depositFirst: '입금을 먼저 등록해 주세요.',
  contractFirst: '계약을 먼저 체결해 주세요.',
  unpaidReason: '잔금이 남아 있어요. 완료하는 이유를 입력해 주세요.',
  stageSame: (stage: ProgressStage) => `이미 ${quoted(stage)} 단계예요.`,
  stageRefused: (from: ProgressStage, to: ProgressStage) =>
    `${quoted(from)} 단계에서 ${quoted(to)} 단계로는 옮길 수 없어요.`,
  ofProject: (proj_name: string, message: string) => `${proj_name}: ${message}`,
  appointed: { manager: '담당자로 지정되었어요', participant: '참여자로 지정되었어요' },
  joined: (proj_name: string, pe_type: 'manager' | 'participant') => `${proj_name} ${projectsText.appointed[pe_type]}`,
  joinedMany: (count: number) => `프로젝트 ${count}개의 담당자로 지정되었어요`,
  moved: (proj_name: string, stage: ProgressStage) => `${proj_name} 프로젝트가 ${quoted(stage)} 단계로 옮겨졌어요`,
  movedMany: (count: number, stage: ProgressStage) => `프로젝트 ${count}개가 ${quoted(stage)} 단계로 옮겨졌어요`,
}
