import { typedCode } from '@acordo/contracts/typed-code';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { verifyPath } from '../../app/paths';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { CodeForm } from './components/code-form';
import { Frame } from './components/frame';
import { VerdictView } from './components/verdict-view';
import { COPY } from './copy';
import { useVerdict } from './use-verdict';

/** /verificar and /verificar/:codigo */
export function Component() {
  const { codigo = '' } = useParams();
  const navigate = useNavigate();
  // Changes each time that the button is pressed, so that the same code is sent again.
  const { key: visit } = useLocation();
  usePageTitle(COPY.pageTitle);
  return (
    <Frame>
      <CodeForm key={`form ${codigo}`} given={codigo} onCode={(code) => void navigate(verifyPath(code))} />
      {codigo !== '' && <Verdict key={`${visit} ${typedCode(codigo) ?? codigo}`} codigo={codigo} />}
    </Frame>
  );
}

function Verdict({ codigo }: { codigo: string }) {
  const { verdict, retry } = useVerdict(codigo);
  return <VerdictView code={typedCode(codigo) ?? codigo} verdict={verdict} retry={retry} />;
}
