import { learningScreens } from '@crm/contract/features/learning/learning.screens'
import { webFeature } from '../../shared/lib/webFeature.ts'
import { deviceText } from './devices.messages.ts'

export const learningWeb = webFeature(
  learningScreens,
  {
    ClientCampLectureV3: () => import('./LectureScreen.tsx').then((file) => file.LectureScreen),
    ClientCampLectureSampleV3: () => import('./LectureScreen.tsx').then((file) => file.LectureSampleScreen),
  },
  {
    tabs: {
      ClientCampMyV3: [
        {
          ...{ key: 'devices', title: deviceText.tab, order: 80 },
          load: () => import('./DevicesTab.tsx').then((file) => file.DevicesTab),
        },
      ],
    },
  },
)
