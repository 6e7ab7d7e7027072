/** First keyboard stop: skips the navigation and leads to the element with id `conteudo`. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      data-print="hide"
      className="sr-only rounded-control bg-pen px-4 py-3 text-sm font-medium text-on-pen focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Pular para o conteúdo
    </a>
  );
}
