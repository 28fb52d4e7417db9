import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { depositForecastTabText as text } from './depositForecastTabs.messages.ts'

export const depositForecastWeb = webFeature(
  {},
  {},
  {
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'forecast', title: text.forecast, order: 27 },
          load: () => import('./DepositForecastTab.tsx').then((file) => file.DepositForecastTab),
        },
      ],
    },
  },
)
