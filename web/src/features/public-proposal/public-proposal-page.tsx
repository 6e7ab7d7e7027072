import { useParams } from 'react-router-dom';
import { Screen } from './components/screen';

/** Route `/public/proposal/:token`: what the client sees. Another token is a new page, without state of the previous one. */
export function Component() {
  const { token = '' } = useParams();
  return <Screen key={token} token={token} />;
}
