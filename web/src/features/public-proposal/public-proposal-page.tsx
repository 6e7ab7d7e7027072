import { useParams } from 'react-router-dom';
import { Screen } from './components/screen';

/** Route `/public/proposal/:token`: what the client sees. Another token is another page, with nothing left of the last. */
export function Component() {
  const { token = '' } = useParams();
  return <Screen key={token} token={token} />;
}
